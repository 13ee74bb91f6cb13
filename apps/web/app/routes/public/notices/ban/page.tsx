import { BRAND } from '@zivina/contract/kernel/brand'
import { NoticePage } from '#app/kit/page/notice-page.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'

export const meta = privateMetaOf({
  title: 'Zablokovaný účet',
  description: 'Tento účet byl zablokován.',
  path: '/ban',
})

/** The page for a banned user. */
export default function Ban() {
  return (
    <NoticePage
      illustration="banned"
      title="Váš účet je zablokovaný"
      action={
        <LinkButton href={`mailto:${BRAND.support_email}?subject=${encodeURIComponent('Zablokovaný účet')}`}>
          Napsat podpoře
        </LinkButton>
      }
    >
      <p>
        Účet jsme zablokovali, protože jeho používání odporovalo podmínkám služby. Veřejné stránky a{'\u00a0'}recepty si
        můžete prohlížet dál.
      </p>
      <p>
        Myslíte si, že jde o{'\u00a0'}omyl? Napište nám na {BRAND.support_email}, podíváme se na to.
      </p>
    </NoticePage>
  )
}
