import type { Route } from './+types/atom.ts'
import { answerFeed } from './answer-feed.ts'

export function loader(input: Route.LoaderArgs): Promise<Response> {
  return answerFeed(input, 'atom')
}
