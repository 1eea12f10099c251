import type { ErrorCase, ErrorCases } from '../error-case.ts';

type Rule = { source?: string; destination?: string; otherwise?: string; has?: object[] };

/** A rule that is refused at one of its fields. */
function refused(path: keyof Rule, rule: Rule, values: readonly unknown[] = []): ErrorCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as, { site }) =>
      as('editor')('/redirects', 'POST', { site, source: '/gammal', destination: '/ny', ...rule }),
  };
}

export const ruleCases: ErrorCases = {
  'ruleErrorMessages.wrong shape': refused('source', { has: [{ type: 'query', key: '', value: 'x' }] }),
  'ruleErrorMessages.otherwise elsewhere': refused('otherwise', {
    destination: 'https://other.example/',
    otherwise: '/annan',
  }),
  'ruleErrorMessages.no slug': refused('source', { source: '/{group}/bilar' }, ['{group}']),
  'ruleErrorMessages.no slash': refused('source', { source: 'gammal' }, ['gammal']),
  'ruleErrorMessages.query in source': refused('source', { source: '/gammal?a=b' }),
  'ruleErrorMessages.rest not last': refused('source', { source: '/{path*}/slut' }, ['path']),
  'ruleErrorMessages.parameter twice': refused('source', { source: '/{id}/{id}' }, ['id']),
  'ruleErrorMessages.unknown parameter': refused('destination', { destination: '/{id}' }, ['id']),
  'ruleErrorMessages.no parameter': refused('source', { source: '/{2 b}' }, ['2 b']),
  'ruleErrorMessages.side by side': refused('source', { source: '/{a}{b}' }, ['{a}{b}']),
  'ruleErrorMessages.lone brace': refused('source', { source: '/{a' }, ['{a']),
  'ruleErrorMessages.wrong encoding': refused('destination', { destination: '/100%' }, ['100%']),
  'ruleErrorMessages.not encoded': refused('destination', { destination: '/ny#å' }, ['#å']),
  'ruleErrorMessages.wrong part': refused('destination', { destination: '/a/../b' }, ['..']),
  'ruleErrorMessages.no address': refused('destination', { destination: 'ny' }, ['ny']),
  'ruleErrorMessages.itself': refused('destination', { source: '/samma', destination: '/samma' }),
  'ruleErrorMessages.circle': {
    status: 400,
    path: 'destination',
    with: ['/rund-1 → /rund-2 → /rund-1'],
    send: async (as, { site, payload, create }) => {
      const source = { equals: '/rund-1' };
      const { totalDocs } = await payload.count({ collection: 'redirects', where: { source } });
      if (totalDocs === 0) await create('redirects', { source: '/rund-1', destination: '/rund-2' });
      return as('editor')('/redirects', 'POST', { site, source: '/rund-2', destination: '/rund-1' });
    },
  },
};
