/** A background in a creator's colour, lighter towards the right. An SVG, since the policy allows no inline style. */
export function ColourBand({ colour, className }: { colour: string; className?: string }) {
  return (
    <svg viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <rect width="400" height="100" fill={colour} />
      <path d="M0 100C120 40 220 120 400 30v70Z" className="fill-white" opacity="0.16" />
      <path d="M120 100C240 60 300 110 400 0v100Z" className="fill-white" opacity="0.12" />
    </svg>
  )
}
