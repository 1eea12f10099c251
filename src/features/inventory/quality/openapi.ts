import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyWrongKeys } from '../../../shared/platform/api-operation.ts';
import { inventoryParams } from '../openapi.ts';
import { CARS_TO_COMPARE, ODD_PRICE_SHARE, qualityRules } from './quality-rules.ts';

const rule = z.enum(qualityRules).meta({
  description: `no-…: the car lacks it (new cars need no mileage, electric ones no CO₂). odd-price: less than ${ODD_PRICE_SHARE * 100} % or more than ${100 / ODD_PRICE_SHARE} % of the median of at least ${CARS_TO_COMPARE} cars of the same make and model and about the same year. future-year: after next year. registered-before-model: more than a year before its model year. zero-mileage: 0, and two years old or older.`,
});

const ruleCount = z
  .object({
    rule,
    of: z.int().describe('Cars that the rule is about.'),
    found: z.int().describe('Those that stand out.'),
  })
  .meta({ id: 'QualityRuleCount' });

export const qualityReport = z
  .object({
    index: z.string(),
    revision: z.int().describe('Of the index, when it was looked at.'),
    checkedAt: z.iso.datetime(),
    cars: z.int(),
    rules: z.array(ruleCount),
  })
  .meta({ id: 'QualityReport' });

export const qualityFindings = z
  .object({
    index: z.string(),
    ...ruleCount.shape,
    page: z.int(),
    pages: z.int(),
    cars: z.array(
      z
        .object({
          id: z.string(),
          title: z.string().describe('Make, model and year.'),
          url: z.string().optional().describe('Its page on the first site that shows the index.'),
          value: z.union([z.string(), z.number()]).optional().describe('What stands out.'),
          median: z.number().optional().describe('Of an odd price: the median of its like.'),
          compared: z.int().optional().describe('How many those are.'),
          others: z.array(z.string()).optional().describe('Cars with the same number.'),
        })
        .meta({ id: 'QualityFinding' }),
    ),
  })
  .meta({ id: 'QualityFindings' });

export const ruleParams = inventoryParams.extend({ rule });
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ description: 'Of 50 cars each.' }),
});
export const fileQuery = z.object({ rule: rule.optional() });

const access = {
  401: 'The key is missing or wrong.',
  404: 'There is no such index, or it holds no cars (NO_CARS), or no such rule.',
  429: tooManyWrongKeys,
  503: 'No key is configured, or the database does not answer.',
};
const index = { index: 'cars-solvik-se' };

export const qualityOperation = apiOperation('Inventory', 'getQuality', {
  summary: 'Check the cars of an index',
  description: 'What cars lack and what is odd about them, counted. Kept until the index changes.',
  key: 'inventoryKey',
  path: inventoryParams,
  responses: { 200: jsonResponse('By rule.', qualityReport), ...access },
  examples: { 'All rules': { path: index } },
});

export const findingsOperation = apiOperation('Inventory', 'getQualityFindings', {
  summary: 'List the cars that a rule finds',
  description: 'By page; the first 10,000 are listed.',
  key: 'inventoryKey',
  path: ruleParams,
  query: pageQuery,
  responses: { 200: jsonResponse('Cars.', qualityFindings), ...access, 400: 'The page is no number.' },
  examples: { 'Cars without a picture': { path: { ...index, rule: 'no-picture' } } },
});

export const qualityFileOperation = apiOperation('Inventory', 'downloadQuality', {
  summary: 'Download the cars that the rules find',
  description: 'CSV with a row for each car and rule; of one rule with rule=.',
  key: 'inventoryKey',
  path: inventoryParams,
  query: fileQuery,
  responses: {
    200: { description: 'A file to save.', content: { 'text/csv': z.string() } },
    ...access,
    400: 'There is no such rule.',
  },
  examples: { Everything: { path: index } },
});
