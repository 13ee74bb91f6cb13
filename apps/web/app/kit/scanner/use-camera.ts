import { useCallback, useEffect, useState } from 'react'
import { type CameraChoice, type CameraTrouble, closeCamera, listCameras, openCamera } from './camera.ts'

export type CameraState =
  | { kind: 'asking' }
  | { kind: 'on'; stream: MediaStream; cameras: readonly CameraChoice[]; current: string | null }
  | { kind: 'off'; trouble: CameraTrouble }

const ASKING: CameraState = { kind: 'asking' }

/**
 * The picture of a camera, as long as the component is shown and the page is visible: a hidden page releases the camera, and asks
 * for it again when the person returns.
 */
export function useCamera() {
  const [chosen, setChosen] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>(ASKING)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => follow(chosen, setState), [chosen, attempt])

  const choose = useCallback((id: string) => setChosen(id), [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, choose, again }
}

/** Opens a camera while the page is visible and tells how it went. @returns a function that ends it */
function follow(chosen: string | null, tell: (state: CameraState) => void): () => void {
  let opened: MediaStream | null = null
  // Counts the times it was opened or released: an answer that comes after the next of them is out of date.
  let turn = 0
  const release = () => {
    turn += 1
    if (opened) closeCamera(opened)
    opened = null
  }
  const open = async () => {
    release()
    const mine = turn
    tell(ASKING)
    try {
      const stream = await openCamera(chosen)
      if (mine !== turn) return closeCamera(stream)
      opened = stream
      const track = stream.getVideoTracks()[0]
      track?.addEventListener('ended', () => {
        if (opened === stream) tell({ kind: 'off', trouble: 'lost' })
      })
      const cameras = await listCameras()
      const current = track?.getSettings().deviceId ?? null
      if (mine === turn) tell({ kind: 'on', stream, cameras, current })
    } catch (trouble) {
      if (mine === turn) tell({ kind: 'off', trouble: trouble as CameraTrouble })
    }
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void open()
    else release()
  }
  if (document.visibilityState === 'visible') void open()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    release()
  }
}
