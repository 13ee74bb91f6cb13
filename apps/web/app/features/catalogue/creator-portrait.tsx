import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import { AVATAR_SIZES, IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { monogram } from '#app/kit/text/monogram.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

const SIZES = {
  sm: { box: 'size-11 p-0.5', sizes: '2.5rem', widths: [48, 96, 144], quality: IMAGE_QUALITY.search },
  md: { box: 'size-24 p-1', sizes: '5.5rem', widths: [96, 192, 288], quality: 80 },
  lg: { box: 'size-36 p-1.5 sm:size-44', sizes: '10.5rem', widths: AVATAR_SIZES, quality: IMAGE_QUALITY.profile },
} as const

type PortraitProps = {
  creator: Pick<PublicProfile, 'name' | 'image'> & { colour: string | null }
  size: keyof typeof SIZES
  eager?: boolean
}

/** A creator's portrait in a ring of their colour, or their initials on it. The name is beside it. */
export function CreatorPortrait({ creator, size, eager = false }: PortraitProps) {
  const { box, sizes, widths, quality } = SIZES[size]
  if (creator.image === null) return <CreatorMark creator={creator} className={cn('block shrink-0', box)} />
  return (
    <span className={cn('relative block shrink-0', box)}>
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true">
        <circle cx="50" cy="50" r="50" fill={creator.colour ?? 'currentColor'} />
      </svg>
      <Picture
        src={creator.image}
        alt=""
        ratio="1-1"
        widths={widths}
        sizes={sizes}
        quality={quality}
        eager={eager}
        className="relative size-full rounded-full border-2 border-surface bg-sunken object-cover"
      />
    </span>
  )
}

type MarkProps = { creator: { name: string; colour: string | null }; className: string }

/** The initials of a creator on their colour, drawn at any size; nobody's face is made up. */
export function CreatorMark({ creator: { name, colour }, className }: MarkProps) {
  const fill = colour ?? 'var(--color-brand)'
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill={fill} />
      <circle cx="50" cy="50" r="43.5" fill="none" stroke="#fff" strokeOpacity="0.4" strokeWidth="1.5" />
      <text
        x="50"
        y="51"
        fill="#fff"
        fontSize="36"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-heading font-semibold"
      >
        {monogram(name)}
      </text>
    </svg>
  )
}
