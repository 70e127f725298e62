import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { isGivenUp } from '@byline/web-kit/problems';
import { loggedIn } from '@byline/web-kit/session';
import { testServer } from '@byline/web-kit/test';
import { api, skillsApi } from '../../api';
import { SESSION } from '../../test/render';
import { createStore } from './store';

const API = 'http://localhost:3000/api/v1';
const ID = '665f1c2e9b1d4a0012345678';
const server = testServer();

/** Serves these records in pages; collects the queries of the requests. */
function serveList(path: string, records: object[] = []): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${API}/${path}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const skip = Number(query.get('skip'));
      const page = records.slice(skip, skip + Number(query.get('limit')));
      return HttpResponse.json({ records: page, totalCount: null });
    }),
  );
  return asked;
}

describe('what is shown is read anew', () => {
  it('jobs with their pending counts, after a decision on an application', async () => {
    const asked = serveList('jobs');
    server.use(http.patch(`${API}/jobapplications/status/successful`, () => HttpResponse.json({ data: [] })));
    const store = createStore();
    await store.dispatch(api.endpoints.listJobs.initiate({}));
    await store.dispatch(
      api.endpoints.approveApplications.initiate({ approveRequest: { applications: [{ id: ID, version: 0 }] } }),
    );
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('the last note, before any screen with notes was opened', async () => {
    const asked = serveList('notes');
    server.use(http.delete(`${API}/notes/${ID}`, () => new HttpResponse(null, { status: 204 })));
    const store = createStore();
    await store.dispatch(api.endpoints.listNotes.initiate({ filter: { candidateId: ID }, limit: 1 }));
    await store.dispatch(api.endpoints.deleteNote.initiate({ id: ID }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

it('a call that finds the session ended is given up: the login page says why', async () => {
  server.use(http.delete(`${API}/notes/${ID}`, () => HttpResponse.json({ code: 'unauthorised' }, { status: 401 })));
  const store = createStore();
  store.dispatch(loggedIn(SESSION));
  const { error } = await store.dispatch(api.endpoints.deleteNote.initiate({ id: ID }));
  expect(store.getState().session).toMatchObject({ session: null, expired: true });
  expect(isGivenUp(error)).toBe(true);
});

describe('what is chosen from', () => {
  it('is everything, however many pages that takes', async () => {
    const skills = Array.from({ length: 230 }, (_, index) => ({ _id: String(index), label: { EN: `Skill ${index}` } }));
    const asked = serveList('skills', skills);
    const { data } = await createStore().dispatch(skillsApi.endpoints.allSkills.initiate());
    expect(data).toEqual(skills);
    expect(asked.map((query) => query.get('skip'))).toEqual(['0', '100', '200']);
  });

  it('fails as a whole when a page fails', async () => {
    server.use(http.get(`${API}/candidates/tags`, () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })));
    const { data, error } = await createStore().dispatch(api.endpoints.allTags.initiate());
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 503 });
  });
});
