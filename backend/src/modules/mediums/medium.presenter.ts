import { presentRecord } from '../../common/http/record.presenter.js';
import type { MediumResponse } from './dto/medium.dto.js';
import type { MediumRecord } from './medium.schema.js';

export const presentMedium = (medium: MediumRecord): MediumResponse => ({
  ...presentRecord(medium),
  name: medium.name,
  street: medium.street,
  postal: medium.postal,
  city: medium.city,
  country: medium.country,
  url: medium.url,
  startPrice: medium.startPrice,
  remarks: medium.remarks,
  avatar: medium.avatar ? String(medium.avatar) : null,
});
