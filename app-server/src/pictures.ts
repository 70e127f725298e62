import { drawPicture } from './picture.ts';
import type { PublicApi } from './public-api.ts';
import type { PictureWords, PublicCandidate } from './renderer.ts';

/** Pictures that are kept; one is some 40 kB. */
const KEPT = 200;

/** The pictures of public pages, drawn anew when what is in them has changed. */
export class Pictures {
  private readonly api: PublicApi;
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(api: PublicApi) {
    this.api = api;
  }

  /** Of a candidate who was found just now: what is kept is shown to nobody without asking for the page first. */
  of({ _id, avatar }: PublicCandidate, words: PictureWords): Promise<Buffer> {
    const key = JSON.stringify([_id, avatar, words]);
    const picture = this.drawn.get(key) ?? this.draw(_id, avatar, words);
    // The one that was used last is the last to go.
    this.drawn.delete(key);
    this.drawn.set(key, picture);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > KEPT && oldest !== undefined) this.drawn.delete(oldest);
    picture.catch(() => this.drawn.delete(key));
    return picture;
  }

  private async draw(id: string, avatar: string | null, words: PictureWords): Promise<Buffer> {
    return drawPicture(words, avatar === null ? null : await this.api.file(id, avatar));
  }
}
