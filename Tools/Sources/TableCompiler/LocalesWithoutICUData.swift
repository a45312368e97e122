/// The locales with exemplar characters in CLDR 48.2 that ICU 78.3 has no data for, since CLDR covers
/// them but little. ICU lists those that it has (`uloc_getAvailable`).
enum LocalesWithoutICUData {
  static let names = Set(
    """
    aa ab an ann apc arn az_Arab bal bal_Latn be_TARASK bew bgn blt bm_Nkoo bqi bss byn cad cch cho \
    cic co cop cu dv el_POLYTON en_Dsrt en_Shaw frr gez gn ha_Arab hnj ht io iu iu_Latn jbo kaa \
    kaa_Latn kaj kcg kek ken kpe ku_Arab la lld ltg lzz mdf mhn mic mn_Mong mni_Mtei moh ms_Arab mus \
    mww myv nr nv ny oka osa pap pi pis quc rhg rif sat_Deva sdh sgs sid skr sma sma_NO smj sms ss \
    ssy suz suz_Sunu tig tpi trv trw ts ve vo wa wal wbp zh_Latn
    """.split(separator: " ").map(String.init))
}
