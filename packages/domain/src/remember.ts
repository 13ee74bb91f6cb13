/** How many texts are remembered, and how long they may be: longer ones are rare, and would fill the memory. */
type Room = { texts: number; letters: number }
const ROOM: Room = { texts: 5000, letters: 200 }

/**
 * Remembers what a pure function found for texts that come again and again, such as names of foods and words of steps. Where there
 * are too many of them it begins anew.
 * @param find must always find the same for a text; what it found is shared, so it must not be changed
 */
export function remember<Found>(find: (text: string) => Found, room: Room = ROOM): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= room.texts) known.clear()
    if (text.length <= room.letters) known.set(text, found)
    return found
  }
}
