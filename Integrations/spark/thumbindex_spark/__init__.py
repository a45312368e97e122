"""Directories of any size in the order of a language: Spark orders the keys that thumbindex makes."""

from .command import Command
from .index import DatasetIndex, IdentityError
from .job import Report, append, build
from .reader import Dataset, Page, Place

__all__ = ["Command", "Dataset", "DatasetIndex", "IdentityError", "Page", "Place", "Report", "append", "build"]
