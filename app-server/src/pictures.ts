import { RenderCache } from './render-cache.ts';
import { drawPicture } from './picture.ts';
import type { PublicApi } from './public-api.ts';
import type { PictureWords, PublicCandidate } from './renderer.ts';

/** Pictures that are kept; one is some 40 kB. */
const KEPT = 200;

/** The pictures of public pages, drawn anew when what is in them has changed. */
export class Pictures {
  private readonly api: PublicApi;
  private readonly drawn = new RenderCache<Promise<Buffer>>(KEPT);

  constructor(api: PublicApi) {
    this.api = api;
  }

  /** Of a candidate who was found just now: what is kept is shown to nobody without asking for the page first. */
  of({ _id, avatar }: PublicCandidate, words: PictureWords): Promise<Buffer> {
    return this.drawn.of([_id, avatar, words], () => this.draw(_id, avatar, words));
  }

  private async draw(id: string, avatar: string | null, words: PictureWords): Promise<Buffer> {
    return drawPicture(words, avatar === null ? null : await this.api.file(id, avatar));
  }
}
