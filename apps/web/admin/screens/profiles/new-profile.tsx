import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { findAccount } from '#admin/kit/record/find-account.ts'
import { RecordForm } from '#admin/kit/record/record-form.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { NEW_PROFILE, type NewProfileFields } from './profile-fields.ts'
import { WayBack } from './way-back.tsx'

const EMPTY: NewProfileFields = { account: '', name: '', colour: '#2f6b4f', headline: '', specialisation: '', bio: '' }
/** Gives an account a public profile; its pictures are added afterwards. */
export function NewProfile() {
  const navigate = useNavigate()
  const made = useRef('')
  const create = async ({ account, ...body }: NewProfileFields) => {
    const user = await findAccount(account)
    made.current = (await sessionApi('POST /public_profile', { body: { user, ...body } })).slug
  }
  return (
    <RecordForm<NewProfileFields>
      title="Nový profil tvůrce"
      table={NEW_PROFILE}
      record={EMPTY}
      codesAt={{ UNIQUE: 'account' }}
      submit={create}
      label="Založit profil"
      saved="Profil je založený. Teď můžete přidat obrázky."
      onSaved={() => void navigate(`/public-profile/update/${made.current}`, { replace: true })}
      before={<WayBack />}
    />
  )
}
