/** A thin bar of a share of a day's reference, full at the whole. Hidden from screen readers: the figure stands above it. */
export function ShareBar({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="4" className="mt-1 block" data-chart="share">
      <rect width="100%" height="4" rx="2" className="fill-line" />
      {share > 0 ? (
        <rect width={`${(Math.min(1, share) * 100).toFixed(1)}%`} height="4" rx="2" className={className} />
      ) : null}
    </svg>
  )
}
