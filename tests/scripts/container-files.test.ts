import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settings } from '@/lib/env-settings';
import { inRoot } from '@/scripts/lib/paths';

/**
 * Checks compose.yaml and the Kubernetes manifest against schemas of the fields that they use (Compose Specification;
 * apps/v1, v1, policy/v1). The schemas are strict: they refuse a field that is misspelt or in the wrong place.
 */

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const seconds = z.string().regex(/^\d+s$/);

const service = z.strictObject({
  build: z.strictObject({ context: z.string(), args: z.record(z.string(), z.string()) }).optional(),
  image: z.string().regex(/^[\w./-]+(:[\w.-]+)?$/),
  profiles: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)).optional(),
  read_only: z.literal(true),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: seconds.optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).min(2),
      interval: seconds,
      timeout: seconds,
      start_period: seconds,
    })
    .optional(),
});
const compose = z.strictObject({ services: z.record(z.string(), service) });

const name = z.string().regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name, labels: labels.optional() });
const selector = z.strictObject({ matchLabels: labels });
const count = z.number().int().nonnegative();
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: name }),
  periodSeconds: count,
  timeoutSeconds: count.optional(),
  failureThreshold: count.optional(),
});
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const amounts = z.strictObject({ cpu: quantity.optional(), memory: quantity.optional() });
const container = z.strictObject({
  name,
  image: z.string(),
  ports: z.array(z.strictObject({ name, containerPort: count })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name }) })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z.strictObject({
    preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }),
  }),
  resources: z.strictObject({ requests: amounts, limits: amounts }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith('/') })),
});
const pod = z.strictObject({
  enableServiceLinks: z.literal(false),
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: count,
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: count,
    runAsGroup: count,
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.array(container).length(1),
  volumes: z.array(
    z.strictObject({ name, emptyDir: z.strictObject({ medium: z.literal('Memory'), sizeLimit: quantity }) }),
  ),
});
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: count,
    selector,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: count, maxSurge: count }),
    }),
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
  }),
});
const otherObjects = z.discriminatedUnion('kind', [
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name, port: count, targetPort: name })),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ minAvailable: count, selector }),
  }),
]);

const dockerfile = read('Dockerfile');
/** Seconds that a message may take after a stop has begun (scripts/http-layer/drain.ts). */
const longestMessage = 35;

test('compose.yaml has the site, an optional Redis and an optional mailbox', () => {
  const { services } = compose.parse(parse(read('compose.yaml')));
  expect(Object.keys(services)).toEqual(['site', 'redis', 'mailbox']);
  const { site, ...optional } = services;
  expect(site?.profiles).toBeUndefined();
  for (const [profile, { profiles }] of Object.entries(optional)) expect(profiles).toEqual([profile]);
  expect(site?.ports?.[0]).toMatch(new RegExp(`:${/EXPOSE (\d+)/.exec(dockerfile)?.[1]}$`));
  expect(Number.parseInt(site?.stop_grace_period ?? '', 10)).toBeGreaterThan(longestMessage);
  for (const argument of Object.keys(site?.build?.args ?? {}))
    expect(dockerfile).toContain(`ARG ${argument}`);
});

test('the Kubernetes manifest is valid, and its parts refer to each other', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  for (const { errors } of documents) expect(errors).toEqual([]);
  const [first, ...rest] = documents.map((document) => document.toJS());
  const { spec } = deployment.parse(first);
  const parts = rest.map((part) => otherObjects.parse(part));
  expect(parts.map(({ kind }) => kind)).toEqual(['Service', 'PodDisruptionBudget']);
  const labels = spec.template.metadata.labels;
  expect(spec.selector.matchLabels).toEqual(labels);
  const [service, budget] = parts;
  expect(service?.kind === 'Service' && service.spec.selector).toEqual(labels);
  expect(budget?.kind === 'PodDisruptionBudget' && budget.spec.selector.matchLabels).toEqual(labels);

  const [site] = spec.template.spec.containers;
  const ports = new Map(site?.ports.map((port) => [port.name, port.containerPort]));
  expect(ports.get('http')).toBe(Number(/EXPOSE (\d+)/.exec(dockerfile)?.[1]));
  for (const check of [site?.startupProbe, site?.readinessProbe, site?.livenessProbe])
    expect(ports.has(check?.httpGet.port ?? '')).toBe(true);
  expect(service?.kind === 'Service' && ports.has(service.spec.ports[0]?.targetPort ?? '')).toBe(true);
  expect(site?.readinessProbe.httpGet.path).toBe('/api/ready');
  expect(site?.livenessProbe.httpGet.path).not.toContain('health');
  expect(site?.volumeMounts.map((mount) => mount.name)).toEqual(
    spec.template.spec.volumes.map((volume) => volume.name),
  );
  expect(`${spec.template.spec.securityContext.runAsUser}`).toBe(/USER (\d+)/.exec(dockerfile)?.[1]);
  const pause = Number(site?.lifecycle.preStop.exec.command[1]);
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(pause + longestMessage);
  for (const { name: setting } of site?.env ?? [])
    expect([...Object.keys(settings), 'WORKERS']).toContain(setting);
});

test('the schemas refuse a misspelt field', () => {
  const misspelt = parse(read('compose.yaml').replace('read_only:', 'readonly:'));
  expect(compose.safeParse(misspelt).success).toBe(false);
});

test('the dashboard and the alerts use metrics that the site exports', () => {
  const exported = new Set(read('lib/contact/metrics.ts').match(/(?<=')(?:site|contact)_[a-z_]+(?=')/g));
  const dashboard = JSON.parse(read('deploy/dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  expect(dashboard.panels.length).toBeGreaterThan(5);
  const queried = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alerts = parse(read('deploy/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  queried.push(...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)));
  for (const expr of queried) {
    const names = expr.match(/\b(?:site|contact)_[a-z_]+/g) ?? [];
    for (const metric of names) expect(exported).toContain(metric.replace(/_bucket$/, ''));
  }
  expect(queried.some((expr) => expr.includes('contact_last_sent_time_seconds'))).toBe(true);
  expect(queried.some((expr) => expr.includes('site_open_descriptors'))).toBe(true);
  expect(queried.some((expr) => expr.includes('probe_ssl_earliest_cert_expiry'))).toBe(true);
});
