import { useState } from 'react'

/**
 * The value of a control while its change is being saved: it changes within the event of the press, and follows the stored
 * record again once saving has ended, successfully or not.
 */
export function usePressed<Value extends boolean | string>(
  recorded: Value,
  save: (value: Value) => Promise<void>,
): readonly [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<Value | null>(null)
  const press = (value: Value) => {
    setPressed(value)
    void save(value).finally(() => setPressed(null))
  }
  return [pressed ?? recorded, press]
}
