import { Dialog } from '../ui/dialog.tsx'

export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Hledání" side="top">
      <p />
    </Dialog>
  )
}
