/** As on the buttons themselves. The style sheet shows each to whom it concerns, as the page is the same for all. */
const LABELS = [
  { text: 'Zapsat do\u00a0deníku', who: 'for-user' },
  { text: 'Na\u00a0seznam', who: 'for-user' },
  { text: 'Do\u00a0sbírky', who: 'for-user' },
  { text: 'Do\u00a0jídelníčku', who: 'for-user for-member' },
]

/** The room of the buttons for logged-in people until their code is here, so that nothing moves when they come. */
export function KnownActionsSpace() {
  return LABELS.map(({ text, who }) => (
    <span
      key={text}
      aria-hidden
      className={`action-space ${who} invisible min-h-11 shrink-0 items-center gap-2 border px-5 font-semibold`}
    >
      <span className="size-5" />
      <span>{text}</span>
    </span>
  ))
}
