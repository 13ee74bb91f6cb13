import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { heightShare, type ImageRatio } from '#app/kit/ui/image-url.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Area } from './prepare-photo.ts'

type CropDialogProps = {
  file: File
  aspect: ImageRatio
  round: boolean
  onCrop: (area: Area) => void
  onCancel: () => void
}

const ZOOM_MAX = 4
const MIDDLE = { x: 0, y: 0 }

/** Crops a photo: moved by finger, mouse or arrow keys, enlarged by pinching, wheel or slider. */
export default function CropDialog({ file, aspect, round, onCrop, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState(MIDDLE)
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const source = useObjectUrl(file)
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Výřez fotky"
      footer={<Actions area={area} onCrop={onCrop} onCancel={onCancel} />}
    >
      <div className="relative h-[min(24rem,50dvh)] bg-blue-950">
        {source ? (
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={1 / heightShare(aspect)}
            cropShape={round ? 'round' : 'rect'}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': 'Výřez, posouvejte ho šipkami' }}
          />
        ) : null}
      </div>
      <div className="flex flex-col gap-1 p-4">
        <label htmlFor="crop-zoom" className="font-semibold">
          Přiblížení
        </label>
        <input
          id="crop-zoom"
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}\u00a0%`}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full accent-brand"
        />
        <p className="text-muted">Fotku posunete prstem, myší nebo šipkami na klávesnici.</p>
      </div>
    </Dialog>
  )
}

type ActionsProps = { area: Area | null } & Pick<CropDialogProps, 'onCrop' | 'onCancel'>

function Actions({ area, onCrop, onCancel }: ActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>Zrušit</Button>
      <Button variant="accent" disabled={!area} onClick={() => area && onCrop(area)}>
        Použít výřez
      </Button>
    </div>
  )
}

/** The file's object URL, as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
