/** Downloads a file made in the browser. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download keeps its own reference to the content from here on.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
