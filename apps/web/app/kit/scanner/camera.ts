/** Why there is no picture from a camera. */
export type CameraTrouble = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'lost'

/** A camera to choose. */
export type CameraChoice = { id: string; label: string }

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }

/**
 * Opens the camera at the back, or a chosen one. The browser asks the person first.
 * @param id of a chosen camera; null for the one at the back
 * @throws CameraTrouble
 */
export async function openCamera(id: string | null): Promise<MediaStream> {
  // Absent where the address is not secure, whatever the type says.
  if (!navigator.mediaDevices?.getUserMedia) throw window.isSecureContext ? 'unsupported' : 'insecure'
  const which = id === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { ...SIZE, ...which }, audio: false })
    focusByItself(stream)
    return stream
  } catch (failure) {
    throw troubleOf(failure)
  }
}

/** What a failure of `getUserMedia` means (W3C Media Capture and Streams, section 10.2). */
export function troubleOf(failure: unknown): CameraTrouble {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'unsupported'
}

/** The cameras of the device; their labels are known once one of them was permitted. */
export async function listCameras(): Promise<CameraChoice[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices
      .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
      .map(({ deviceId, label }, place) => ({ id: deviceId, label: label || `Fotoaparát ${place + 1}` }))
  } catch {
    return []
  }
}

/** Capabilities and constraints of cameras that TypeScript's DOM library does not name (W3C Image Capture). */
type LensCapabilities = { torch?: boolean; focusMode?: string[] }
type LensConstraints = MediaTrackConstraintSet & { torch?: boolean; focusMode?: string }

const lensOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0]
const abilitiesOf = (stream: MediaStream): LensCapabilities =>
  (lensOf(stream)?.getCapabilities?.() ?? {}) as LensCapabilities

/** Whether the camera has a light that stays on. */
export const hasTorch = (stream: MediaStream): boolean => abilitiesOf(stream).torch === true

/** Switches the camera's light. @returns whether it obeyed */
export async function setTorch(stream: MediaStream, torch: boolean): Promise<boolean> {
  return apply(stream, { torch })
}

/** A close code is blurred without it; a camera that cannot stays as it is. */
function focusByItself(stream: MediaStream): void {
  if (abilitiesOf(stream).focusMode?.includes('continuous')) void apply(stream, { focusMode: 'continuous' })
}

async function apply(stream: MediaStream, constraints: LensConstraints): Promise<boolean> {
  try {
    await lensOf(stream)?.applyConstraints({ advanced: [constraints] })
    return true
  } catch {
    return false
  }
}

/** Releases the camera, so that its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
