import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TEXT_KINDS, type TextKind } from '@zivina/contract/content/content-kinds'
import type { EditableText } from '@zivina/contract/content/edited-texts'
import { useParams } from 'react-router'
import { EditorScreen } from '#admin/kit/record/editor-screen.tsx'
import { historyKey } from '#admin/kit/record/history.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { TextEditor } from './text-editor.tsx'
import { WayBack } from './way-back.tsx'

/** One article or guide: the text beside its page, publishing, and its versions. */
export function TextScreen() {
  const { kind: asked, slug = '' } = useParams()
  const kind = TEXT_KINDS.find((each) => each === asked) ?? 'article'
  const { data, error, isFetching, refetch, keep } = useText(kind, slug)
  return (
    <EditorScreen title={data?.title ?? 'Článek nebo návod'}>
      <WayBack />
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <TextEditor key={`${kind}/${slug}`} text={data} keep={keep} reload={refetch} /> : null}
      {data || error ? null : <Skeleton className="h-96 w-full rounded-card" />}
    </EditorScreen>
  )
}

/** The text with all that is needed to edit it; `keep` shows what a change answered. */
function useText(kind: TextKind, slug: string) {
  const client = useQueryClient()
  const queryKey = ['GET /admin/text/{kind}/{slug}', kind, slug]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => sessionApi('GET /admin/text/{kind}/{slug}', { params: { kind, slug }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const keep = (text: EditableText) => {
    client.setQueryData(queryKey, text)
    if (text.guid !== null) void client.invalidateQueries({ queryKey: historyKey('edited_text', text.guid) })
  }
  return { ...query, keep }
}
