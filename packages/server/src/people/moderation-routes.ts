/** The endpoints of operators. Everybody else is told that they are shut. */

import type { App } from '../http/route-parts.ts';
import { Refused } from '../matches/refusal.ts';
import type { Person } from '../store/people.ts';
import type { Asking } from './cookie.ts';
import { OPERATOR_ENDPOINTS } from './endpoints.ts';
import type { Moderation } from './moderation.ts';
import type { People } from './people.ts';

export function addModerationRoutes(app: App, people: People, moderation: Moderation): void {
  const operatorOf = async (request: Asking): Promise<Person> => {
    // By the cookie alone: no program acts for an operator.
    const person = (await people.sessionOf(request))?.person;
    if (person?.role !== 'operator') throw new Refused('not-operator', 'This is for operators only.');
    return person;
  };

  app.get('/api/moderation', { schema: OPERATOR_ENDPOINTS.all }, async request => {
    await operatorOf(request);
    const [reports, sanctions, deeds] = await Promise.all([
      moderation.reports(),
      moderation.sanctions(),
      moderation.deeds(),
    ]);
    return {
      reports,
      sanctions: sanctions.map(({ person: _, ...sanction }) => sanction),
      deeds: deeds.map(({ id: _, ...deed }) => deed),
    };
  });

  app.post('/api/moderation/dismiss', { schema: OPERATOR_ENDPOINTS.dismiss }, async request => {
    await moderation.dismiss(await operatorOf(request), request.body, request.body.reason);
    return {};
  });

  app.post('/api/moderation/sanctions', { schema: OPERATOR_ENDPOINTS.sanction }, async request => {
    await moderation.sanction(await operatorOf(request), request.body);
    return {};
  });

  app.post('/api/moderation/lift', { schema: OPERATOR_ENDPOINTS.lift }, async request => {
    await moderation.lift(await operatorOf(request), request.body.id, request.body.reason);
    return {};
  });
}
