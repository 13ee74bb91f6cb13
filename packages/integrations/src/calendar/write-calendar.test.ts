import { describe, expect, it } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const event = (day: string, summary = 'Oběd: Guláš') => ({
  uid: `${day}@zivina`,
  day,
  summary,
  description: 'S\u00a0knedlíkem',
  url: 'https://zivina.example/uzivatel/jidelnicek',
  changed_at: new Date('2026-11-23T10:00:00Z'),
})

describe('a calendar', () => {
  it.each(['2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31'])('has a whole-day event on %s alone', (day) => {
    const text = writeCalendar({ name: 'Týden', events: [event(day)] })
    const next = new Date(`${day}T00:00:00Z`)
    next.setUTCDate(next.getUTCDate() + 1)
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
    expect(text).toContain(`DTEND;VALUE=DATE:${next.toISOString().slice(0, 10).replaceAll('-', '')}`)
    expect(text).toContain('TRANSP:TRANSPARENT')
  })

  it('keeps what a person wrote as text', () => {
    const text = writeCalendar({ name: 'Naše; jídla', events: [event('2026-11-23', 'Večeře: A\nEND:VCALENDAR, b;c')] })
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
    expect(text).toContain('Večeře: A\\nEND:VCALENDAR\\, b\\;c')
    expect(text).toContain('Naše\\; jídla')
  })
})
