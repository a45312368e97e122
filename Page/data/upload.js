// Sending a file, and telling how much of it is sent: `fetch` doesn't say.

/** Posts a file; resolves to `{ok, status, json}` as `fetch` does, rejects where there is no answer. */
export function upload(address, file, progress = () => {}) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded, total))
    request.addEventListener('load', () => resolve({
      ok: request.status >= 200 && request.status < 300,
      status: request.status,
      json: async () => JSON.parse(request.responseText),
    }))
    // As `fetch` has it.
    request.addEventListener('error', () => reject(new TypeError(`No answer from ${address}`)))
    request.send(file)
  })
}
