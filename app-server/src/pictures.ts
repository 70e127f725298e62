import { RenderCache } from './render-cache.ts';
import { drawPicture } from './picture.ts';
import type { PublicApi } from './public-api.ts';
import type { PictureWords, PublicCandidate } from './renderer.ts';

/** Maximum of cached pictures; each has some 40 kB. */
const KEPT = 200;

/** The pictures of public pages, redrawn after a change of their content. */
export class Pictures {
  private readonly api: PublicApi;
  private readonly drawn = new RenderCache<Promise<Buffer>>(KEPT);

  constructor(api: PublicApi) {
    this.api = api;
  }

  /** Takes a page that the API has just answered, so that a hidden page never shows a cached picture. */
  of({ _id, avatar }: PublicCandidate, words: PictureWords): Promise<Buffer> {
    return this.drawn.of([_id, avatar, words], () => this.draw(_id, avatar, words));
  }

  private async draw(id: string, avatar: string | null, words: PictureWords): Promise<Buffer> {
    return drawPicture(words, avatar === null ? null : await this.api.file(id, avatar));
  }
}
