import { Flashlight, FlashlightOff } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Select } from '../ui/select.tsx'
import { hasTorch, setTorch } from './camera.ts'
import type { CameraState } from './use-camera.ts'

type CameraPictureProps = {
  video: RefObject<HTMLVideoElement | null>
  camera: Extract<CameraState, { kind: 'on' }>
  isPaused: boolean
  onChoose: (id: string) => void
}

const ROUND =
  'inline-flex size-12 items-center justify-center rounded-full bg-blue-950 text-white hover:bg-blue-900 [&_svg]:size-6'

/** What the camera sees, with a frame for the code, the camera's light and a choice of cameras. */
export function CameraPicture({ video, camera: { stream, cameras, current }, isPaused, onChoose }: CameraPictureProps) {
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    shown.srcObject = stream
    return () => {
      shown.srcObject = null
    }
  }, [video, stream])
  useEffect(() => {
    const shown = video.current
    if (isPaused) shown?.pause()
    // Interrupted where the stream changes meanwhile: it then plays by itself.
    else void shown?.play().catch(() => {})
  }, [video, isPaused])

  return (
    <div className="relative h-[min(56dvh,30rem)] overflow-hidden bg-blue-950" hidden={isPaused}>
      <video ref={video} muted playsInline autoPlay aria-hidden className="size-full object-cover" />
      <div className="pointer-events-none absolute inset-0 grid place-items-center" aria-hidden>
        <div className="h-2/5 w-4/5 max-w-md rounded-card border-4 border-white outline-2 outline-blue-950" />
      </div>
      <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3">
        {hasTorch(stream) ? <TorchButton stream={stream} /> : <span />}
        {cameras.length > 1 ? (
          <Select
            shape="pill"
            className="max-w-48"
            aria-label="Fotoaparát"
            value={current ?? ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            {cameras.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </div>
  )
}

function TorchButton({ stream }: { stream: MediaStream }) {
  const [isOn, setIsOn] = useState(false)
  const turn = async () => {
    if (await setTorch(stream, !isOn)) setIsOn(!isOn)
  }
  return (
    <button type="button" className={ROUND} aria-pressed={isOn} aria-label="Světlo" onClick={() => void turn()}>
      {isOn ? <FlashlightOff aria-hidden /> : <Flashlight aria-hidden />}
    </button>
  )
}
