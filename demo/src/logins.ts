/** A login of the demo data, for the start-up texts and the readme. Plain data, without imports. */
export interface DemoLogin {
  app: 'portal' | 'console';
  email: string;
  password: string;
  note: string;
}

/** Every demo login has the same password. */
export const DEMO_PASSWORD = 'byline-demo-2026';

const login = (app: DemoLogin['app'], email: string, note: string): DemoLogin => ({
  app,
  email,
  password: DEMO_PASSWORD,
  note,
});

/** The most useful logins; the other recruiters and the first forty candidates also have one. */
export const DEMO_LOGINS: DemoLogin[] = [
  login('console', 'lotte.janssens@byline.example', 'recruiter and super-admin (may export)'),
  login('console', 'sofie.debacker@byline.example', 'recruiter'),
  login('console', 'karim.benali@byline.example', 'recruiter, in French'),
  login('portal', 'camille.lefevre@byline.example', 'candidate with a complete profile'),
  login('portal', 'noor@dewitte.example', 'candidate with a pending application, in Dutch'),
  login('portal', 'sanne.dewit@byline.example', 'candidate whose profile is still to be completed'),
];
