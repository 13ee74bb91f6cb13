/**
 * The UPC-A that a UPC-E stands for: zeros are put back where the last of its six digits says (GS1 General Specifications,
 * section 5.2.2.4).
 *
 * @param digits eight: number system, six digits, check digit; anything else is returned as it is
 */
export function fromUpcE(digits: string): string {
  const parts = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits)
  if (!parts) return digits
  const [, system, a, b, c, d, e, last = '', check] = parts
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}${check}`
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`
  return `${system}${a}${b}${c}${d}${e}0000${last}${check}`
}
