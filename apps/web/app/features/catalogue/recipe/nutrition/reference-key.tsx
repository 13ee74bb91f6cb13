/** Explains the bars of the reference intake. They are of one portion, whatever amount the figures beside them are of. */
export function ReferenceKey() {
  return (
    <p className="text-sm text-muted" data-testid="reference-key">
      Pruhy: kolik %&nbsp;denní referenční hodnoty příjmu (RHP) má jedna porce
    </p>
  )
}
