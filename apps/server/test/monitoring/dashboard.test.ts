import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { buildTestApp } from '../support/build-test-app.ts';
import { readMetricNames } from '../support/requests/scrape.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({
            summary: z.string().regex(/\.$/),
            action: z.string().regex(/\.$/),
          }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
  templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
});

const rules = rulesSchema
  .parse(parse(readFileSync(new URL('prometheus/alerts.yaml', DEPLOY), 'utf8')))
  .groups.flatMap((group) => group.rules);
const dashboard = dashboardSchema.parse(
  JSON.parse(readFileSync(new URL('grafana/haat.json', DEPLOY), 'utf8')),
);

/** The metric that Prometheus itself adds to each scrape. */
const OF_PROMETHEUS = 'up';
const WORDS: ReadonlySet<string> = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'and',
  'or',
  'unless',
]);

/** Lists the metrics that a query of PromQL names. */
function listMetrics(query: string): string[] {
  const plain = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return Array.from(plain.matchAll(/[a-zA-Z_:][\w:]*(?!\w|\s*\()/g), ([name]) => name).filter(
    (name) => !WORDS.has(name),
  );
}

describe('what the shop exports', () => {
  async function readExported(): Promise<Set<string>> {
    const shop = await buildTestApp({
      environment: { METRICS_PORT: '9464', BACKUP_DIR: '/nowhere' },
    });
    const { metrics } = shop;
    if (metrics === undefined) throw new Error('The metrics are off.');
    return readMetricNames((await metrics.collectMetrics()).text).add(OF_PROMETHEUS);
  }

  test('has every metric of the alert rules', async () => {
    const exported = await readExported();
    for (const { alert, expr } of rules) {
      const names = listMetrics(expr);
      expect(names, alert).not.toEqual([]);
      expect(
        names.filter((name) => !exported.has(name)),
        alert,
      ).toEqual([]);
    }
  });

  test('has every metric of the dashboard', async () => {
    const exported = await readExported();
    const variables = dashboard.templating.list.flatMap(
      ({ query }) => /^label_values\((\w+)/.exec(query)?.[1] ?? [],
    );
    expect(variables.filter((name) => !exported.has(name))).toEqual([]);
    for (const { type, title, targets } of dashboard.panels) {
      const names = targets.flatMap(({ expr }) => listMetrics(expr));
      if (type !== 'row') expect(names, title).not.toEqual([]);
      expect(
        names.filter((name) => !exported.has(name)),
        title,
      ).toEqual([]);
    }
  });
});
