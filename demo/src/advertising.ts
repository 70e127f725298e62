import { listFields } from '@byline/backend/common/lists/sort-keys.js';
import type { CampaignRecord } from '@byline/backend/modules/campaigns/campaign.schema.js';
import type { MediumRecord } from '@byline/backend/modules/mediums/medium.schema.js';
import data from '../data/mediums.json' with { type: 'json' };
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import type { DemoJob } from './jobs.ts';
import { Random } from './random.ts';
import { paragraphs, stamps } from './records.ts';

export const mediums = (days: DemoDays): MediumRecord[] =>
  data.mediums.map(({ price, ...medium }, index) => ({
    _id: demoId('medium', index),
    ...medium,
    url: `https://${medium.name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '-')
      .replace(/-example$/, '')}.example`,
    startPrice: price,
    remarks: paragraphs(data.remarks[index % data.remarks.length] ?? ''),
    avatar: null,
    removed: false,
    ...listFields({ name: medium.name }),
    ...stamps(days.at(-900 + index * 50, 640)),
  }));

/** One campaign a season and client, in one medium, for all jobs of the client in that season. */
export function campaigns(jobs: DemoJob[], days: DemoDays): CampaignRecord[] {
  const titles = [...new Set(jobs.map(({ campaign }) => campaign))];
  return titles.map((title, index) => {
    const random = new Random(`campaign ${title}`);
    const advertised = jobs.filter(({ campaign }) => campaign === title);
    const start = Math.min(...advertised.map(({ created }) => created));
    return {
      _id: demoId('campaign', index),
      title,
      mediumId: demoId('medium', random.int(0, data.mediums.length - 1)),
      budget: random.int(4, 60) * 50,
      start: days.day(start),
      end: days.day(Math.max(...advertised.map(({ created, to }) => Math.min(created + 90, to)))),
      remarks: paragraphs('Two rounds, the second one only if there are fewer than ten applications.'),
      removed: false,
      ...listFields({ title }),
      ...stamps(days.at(start - 5, 615)),
    };
  });
}
