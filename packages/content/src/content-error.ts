/** A file of `content/` that cannot be used. The message names the file, and the field or the line that is wrong. */
export class ContentError extends Error {
  readonly place: string
  readonly problem: string

  constructor(file: string, place: string, problem: string) {
    super(`${file}, ${place}: ${problem}`)
    this.name = 'ContentError'
    this.place = place
    this.problem = problem
  }
}
