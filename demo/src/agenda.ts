import type { AppointmentType } from '@byline/shared-types/domain';
import type { CalendarItemRecord } from '@byline/backend/modules/calendar/calendar-item.schema.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { Random } from './random.ts';
import { fill, stamps } from './records.ts';
import { RECRUITERS } from './vocabulary.ts';
import { CLIENTS } from './data.ts';

/** This week, as in the picture: weekday from Monday 0, from, to (past 24:00 on a day after), recruiter, title. */
const THIS_WEEK = `
0 09:00 09:30 0 Weekstart team
0 10:00 11:00 2 Telefoon Manon Dubois
0 11:00 12:00 1 Interview Thijs van der Meer
0 13:30 15:00 0 Interview Emma Peeters
0 16:00 17:00 2 Briefing Noordkaap Energie
1 09:30 10:30 0 Telefoon Roos Kuipers
1 10:00 11:00 3 Briefing Maison Verrier
1 11:00 12:30 2 Test bespreken, Lars
1 14:00 15:00 0 Briefing
1 14:00 15:30 2 Testronde
2 10:00 11:30 0 Interview Noor Dewitte
2 13:00 14:00 2 Polderzorg: planning
2 14:30 15:30 1 Offerte Leie & Land
2 15:00 16:00 0 Scorecards nakijken
3 09:00 10:00 2 Telefoon Hugo Moreau
3 10:30 12:00 0 Interview Camille Rousseau
3 11:00 12:00 3 Contract Chloé Lambert
3 13:30 15:00 2 Offerte Bram Hendriks
3 15:30 16:30 0 Kick-off
3 16:00 17:00 2 Testronde
3 19:00 21:00 0 Netwerkavond vertalers
4 08:00 09:00 2 Ontbijt met Kustbank
4 09:30 11:00 2 Interview Ilse Vermeulen
4 10:00 11:00 1 Telefoon Youssef El Amrani
4 11:00 12:00 0 Telefoon Fatima Bouzid
4 14:00 15:00 0 Mailing
4 16:00 17:00 2 Weekafsluiting
4 22:00 25:30 1 Perslancering Maison Verrier
5 10:00 13:00 2 Boekenbeurs Antwerpen
5 15:00 36:00 3 Taalweekend Gent
`;

const TITLES = [
  'Telefoon {name}',
  'Interview {name}',
  'Test bespreken, {name}',
  'Briefing {client}',
  '{client}: planning',
  'Kick-off {client}',
  'Scorecards nakijken',
];
const WEEKS_BACK = -8;
const WEEKS_AHEAD = 10;

interface Item {
  title: string;
  from: Date;
  to: Date;
  recruiter: number;
}

function thisWeek(days: DemoDays): Item[] {
  return THIS_WEEK.trim()
    .split('\n')
    .map((line) => {
      const [, weekday, from, to, recruiter, title = ''] = /^(\d) (\S+) (\S+) (\d) (.+)$/.exec(line) ?? [];
      const day = days.monday(0) + Number(weekday);
      return { title, from: days.at(day, minutes(from)), to: days.at(day, minutes(to)), recruiter: Number(recruiter) };
    });
}

const minutes = (time = '00:00'): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** In a large agency, more weeks back and more items in each: 5,000 or so at 100,000 candidates. */
const weeksBack = (candidates: number): number =>
  WEEKS_BACK - Math.min(120, Math.max(0, Math.round((candidates - 5_000) / 800)));
const timesAsMany = (candidates: number): number => Math.min(4, Math.max(1, Math.round(candidates / 25_000)));

/** Other weeks: a few items a working day, fewer the further ahead. */
function otherWeek(days: DemoDays, week: number, names: string[], candidates: number): Item[] {
  const random = new Random(`agenda ${week}`);
  const most = (week > 2 ? 2 : 4) * timesAsMany(candidates);
  return [0, 1, 2, 3, 4].flatMap((weekday) =>
    Array.from({ length: random.int(0, most) }, () => {
      const day = days.monday(week) + weekday;
      const start = random.int(18, 33) * 30;
      return {
        title: fill(random.pick(TITLES), { name: random.pick(names), client: random.pick(CLIENTS) }),
        from: days.at(day, start),
        to: days.at(day, start + random.int(1, 4) * 30),
        recruiter: random.int(0, RECRUITERS.length - 1),
      };
    }),
  );
}

/** The types of appointments, by the start of their titles. */
const KINDS: Readonly<Record<string, { type: AppointmentType; place?: string; callLink?: string }>> = {
  Telefoon: { type: 'phone_interview' },
  Interview: { type: 'live_interview', place: 'Oudaan 12, Antwerpen' },
  Test: { type: 'test', callLink: 'https://meet.byline.example/test' },
};

/** The people of an appointment: the candidate whom its title names, and a second recruiter at every other live interview. */
function appointment({ title, recruiter }: Item, names: readonly string[], index: number): Partial<CalendarItemRecord> {
  const candidate = names.findIndex((name) => title.includes(name));
  const kind = KINDS[title.split(' ')[0] ?? ''];
  if (candidate < 0 || !kind) return {};
  const hasColleague = kind.type === 'live_interview' && index % 2 === 0;
  return {
    candidateId: demoId('candidate', candidate),
    recruiters: hasColleague ? [demoId('user', (recruiter + 1) % RECRUITERS.length)] : [],
    ...kind,
  };
}

/** `names` are those of the first candidates, in their order. */
export function calendarItems(days: DemoDays, names: string[], candidates: number): CalendarItemRecord[] {
  const first = weeksBack(candidates);
  const weeks = Array.from({ length: WEEKS_AHEAD - first + 1 }, (_, place) => first + place);
  const items = weeks.flatMap((week) => (week === 0 ? thisWeek(days) : otherWeek(days, week, names, candidates)));
  return items.map((item, index) => ({
    _id: demoId('calendarItem', index),
    title: item.title,
    startDate: item.from,
    endDate: item.to,
    assignedTo: demoId('user', item.recruiter),
    ...appointment(item, names.slice(0, candidates), index),
    ...stamps(new Date(Math.min(item.from.getTime(), days.at(-1, 960).getTime()) - (1 + (index % 9)) * 86_400_000)),
  }));
}
