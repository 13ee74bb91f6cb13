import { useRef, useState } from 'react'
import { type Area, drawPhoto, openPhoto, PhotoProblem } from './prepare-photo.ts'

/** A decoded photo that waits to be cropped. */
type Opened = { key: number; file: File; photo: ImageBitmap }

type Options = { isCropped: boolean; onReady: (photo: Blob) => void }

/** Converts files to photos ready for upload: checked, decoded, cropped if required, and reduced. */
export function usePhotoPicking({ isCropped, onReady }: Options) {
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isOpening, setIsOpening] = useState(false)
  const [first] = opened
  const nextKey = useRef(1)

  const attempt = async (name: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof PhotoProblem)) throw problem
      setProblems((before) => [...before, `${name}: ${problem.message}`])
    }
  }

  const open = async (file: File) => {
    const photo = await openPhoto(file)
    if (isCropped) return setOpened((before) => [...before, { key: nextKey.current++, file, photo }])
    onReady(await drawPhoto(photo, file.type))
    photo.close()
  }

  const drop = () => {
    first?.photo.close()
    setOpened((before) => before.slice(1))
  }

  return {
    /** The file being cropped. */
    cropping: first ?? null,
    problems,
    isOpening,
    pick: async (files: readonly File[], excess: string | null) => {
      setProblems(excess === null ? [] : [excess])
      setIsOpening(true)
      for (const file of files) await attempt(file.name, () => open(file))
      setIsOpening(false)
    },
    crop: async (area: Area) => {
      if (!first) return
      await attempt(first.file.name, async () => onReady(await drawPhoto(first.photo, first.file.type, area)))
      drop()
    },
    dismiss: drop,
  }
}
