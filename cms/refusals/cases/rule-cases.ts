import type { RefusalCase, RefusalCases } from '../refusal-case.ts';

type Rule = { source?: string; destination?: string; otherwise?: string; has?: object[] };

/** A rule that is refused at one of its fields. */
function refused(path: keyof Rule, rule: Rule, values: readonly unknown[] = []): RefusalCase {
  return {
    status: 400,
    path,
    with: values,
    send: (as, { site }) =>
      as('editor')('/redirects', 'POST', { site, source: '/gammal', destination: '/ny', ...rule }),
  };
}

export const ruleCases: RefusalCases = {
  'ruleRefusals.wrong shape': refused('source', { has: [{ type: 'query', key: '', value: 'x' }] }),
  'ruleRefusals.otherwise elsewhere': refused('otherwise', {
    destination: 'https://other.example/',
    otherwise: '/annan',
  }),
  'ruleRefusals.no slug': refused('source', { source: '/{group}/bilar' }, ['{group}']),
  'ruleRefusals.no slash': refused('source', { source: 'gammal' }, ['gammal']),
  'ruleRefusals.query in source': refused('source', { source: '/gammal?a=b' }),
  'ruleRefusals.rest not last': refused('source', { source: '/{path*}/slut' }, ['path']),
  'ruleRefusals.parameter twice': refused('source', { source: '/{id}/{id}' }, ['id']),
  'ruleRefusals.unknown parameter': refused('destination', { destination: '/{id}' }, ['id']),
  'ruleRefusals.no parameter': refused('source', { source: '/{2 b}' }, ['2 b']),
  'ruleRefusals.side by side': refused('source', { source: '/{a}{b}' }, ['{a}{b}']),
  'ruleRefusals.lone brace': refused('source', { source: '/{a' }, ['{a']),
  'ruleRefusals.wrong encoding': refused('destination', { destination: '/100%' }, ['100%']),
  'ruleRefusals.not encoded': refused('destination', { destination: '/ny#å' }, ['#å']),
  'ruleRefusals.wrong part': refused('destination', { destination: '/a/../b' }, ['..']),
  'ruleRefusals.no address': refused('destination', { destination: 'ny' }, ['ny']),
  'ruleRefusals.itself': refused('destination', { source: '/samma', destination: '/samma' }),
  'ruleRefusals.circle': {
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
