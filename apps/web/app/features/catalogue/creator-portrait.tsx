import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import { AVATAR_SIZES, IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

const SIZES = {
  sm: { box: 'size-11 p-0.5', sizes: '2.5rem', widths: [48, 96, 144], quality: IMAGE_QUALITY.search },
  md: { box: 'size-24 p-1', sizes: '5.5rem', widths: [96, 192, 288], quality: 80 },
  lg: { box: 'size-36 p-1.5 sm:size-44', sizes: '10.5rem', widths: AVATAR_SIZES, quality: IMAGE_QUALITY.profile },
} as const

type PortraitProps = {
  creator: { image: PublicProfile['image']; colour: string | null }
  size: keyof typeof SIZES
  eager?: boolean
}

/** A creator's portrait in a ring of their colour. The name is beside it. */
export function CreatorPortrait({ creator, size, eager = false }: PortraitProps) {
  const { box, sizes, widths, quality } = SIZES[size]
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
