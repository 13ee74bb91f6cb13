import { expect, it } from 'vitest'
import { writeAppointment } from './write-appointment.ts'

const APPOINTMENT = {
  uid: 'a@zivina',
  // The morning after summer time began in Prague: 9 o'clock is 7 in universal time.
  begins: new Date('2027-03-29T07:00:00Z'),
  ends: new Date('2027-03-29T08:30:00Z'),
  summary: 'Vstupní konzultace',
  description: `Mgr. Jana Zdravá; v Praze, ${'přineste si zápis toho, co jíte, '.repeat(6)}\nEND:VCALENDAR`,
  location: 'Praha',
  url: 'https://zivina.example/uzivatel/poradna',
  sequence: 3,
  is_certain: true,
  is_cancelled: false,
  changed_at: new Date('2027-03-01T10:00:00Z'),
}

it('an appointment has its instants in universal time, its changes counted and its state', () => {
  const text = writeAppointment(APPOINTMENT)
  for (const line of ['DTSTART:20270329T070000Z', 'DTEND:20270329T083000Z', 'SEQUENCE:3', 'STATUS:CONFIRMED'])
    expect(text.split('\r\n')).toContain(line)
  expect(writeAppointment({ ...APPOINTMENT, is_certain: false })).toContain('STATUS:TENTATIVE')
  expect(writeAppointment({ ...APPOINTMENT, is_cancelled: true })).toContain('STATUS:CANCELLED')
})

it('an appointment is published, and cancelled by the same identity', () => {
  const [published, cancelled] = [
    writeAppointment(APPOINTMENT),
    writeAppointment({ ...APPOINTMENT, is_cancelled: true }),
  ]
  expect(published.split('\r\n')).toContain('METHOD:PUBLISH')
  expect(cancelled.split('\r\n')).toContain('METHOD:CANCEL')
  for (const text of [published, cancelled]) expect(text.split('\r\n')).toContain('UID:a@zivina')
})

it('long lines are folded at 75 bytes at most, and what a person wrote stays text', () => {
  const text = writeAppointment(APPOINTMENT)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain('Zdravá\\; v Praze\\, přineste si zápis toho\\, co jíte')
})
