import { useState } from 'react'

/**
 * A control's value while what was pressed is on its way to the kept record: it follows the finger within the same
 * event, and the record again once the saving ended, well or not.
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
