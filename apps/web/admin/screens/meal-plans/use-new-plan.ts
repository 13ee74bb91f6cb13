import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { planWay } from './plan-words.ts'

/** The guid of the new plan, the same for a second attempt, and the way to it. */
export function useNewPlan() {
  const navigate = useNavigate()
  const made = useRef('')
  return {
    guid: () => {
      made.current ||= uuidV7()
      return made.current
    },
    go: () => void navigate(planWay({ guid: made.current }), { replace: true }),
  }
}
