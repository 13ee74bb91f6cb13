/** A refusal in the words of the ImageKit protocol: `{message, help}` and an HTTP status. */
export class ImageHostError extends Error {
  readonly status: number
  readonly help: string

  constructor(status: number, message: string, help = 'See the ImageKit documentation of URL transformations.') {
    super(message)
    this.name = 'ImageHostError'
    this.status = status
    this.help = help
  }
}
