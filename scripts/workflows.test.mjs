/**
 * Holds what the workflows promise. Each rule comes with ways to break it, and is shown to notice.
 * @jest-environment node
 */
import {readFileSync, readdirSync} from 'node:fs';
import yaml from 'js-yaml';

const folder = '.github/workflows';
const files = Object.fromEntries(
  [...readdirSync(folder).map((name) => `workflows/${name}`), 'dependabot.yml'].map((name) => [
    name,
    readFileSync(`.github/${name}`, 'utf8'),
  ]),
);

/** All workflows, parsed. `on` is a word in YAML 1.2, no truth value. */
const workflowsOf = (texts) =>
  Object.entries(texts)
    .filter(([name]) => name.startsWith('workflows/'))
    .map(([name, text]) => ({...yaml.load(text), name, text}));
const jobsOf = (texts) =>
  workflowsOf(texts).flatMap(({name, jobs}) =>
    Object.entries(jobs).map(([key, job]) => ({steps: [], ...job, name: `${name} ${key}`})),
  );
const stepsOf = (texts) =>
  jobsOf(texts).flatMap(({name, steps}) => steps.map((step) => ({...step, name})));
const using = (texts, action) => stepsOf(texts).filter(({uses}) => uses?.startsWith(`${action}@`));
const namesOf = (items) => items.map(({name}) => name);

const publish = 'workflows/publish.yml';
const check = 'workflows/check.yml';
const daily = 'workflows/daily.yml';

/** The jobs of the publishing workflow in the order in which they need each other. */
const publishJobs = (texts) => yaml.load(texts[publish]).jobs;
const runs = (job, words) => job?.steps.some(({run}) => run?.includes(words));

/** Each rule finds what breaks it; each of its breaks is [file, words, other words]. */
const rules = [
  {
    name: 'nothing is permitted that a job has not asked for',
    find: (texts) =>
      namesOf(workflowsOf(texts).filter(({permissions}) => JSON.stringify(permissions) !== '{}')),
    breaks: [
      [check, 'permissions: {}\n', ''],
      [publish, 'permissions: {}\n', 'permissions: write-all\n'],
      [daily, 'permissions: {}\n', 'permissions:\n  contents: read\n'],
    ],
  },
  {
    name: 'every job says what it needs, and none may write but to Pages',
    find: (texts) =>
      namesOf(
        jobsOf(texts).filter(
          ({permissions}) =>
            typeof permissions !== 'object' ||
            Object.entries(permissions).some(
              ([key, value]) => value === 'write' && !['pages', 'id-token'].includes(key),
            ),
        ),
      ),
    breaks: [
      [check, '    permissions:\n      contents: read\n', ''],
      [check, 'contents: read', 'contents: write'],
      [
        publish,
        '    permissions:\n      pages: write\n      id-token: write\n',
        '    permissions: write-all\n',
      ],
    ],
  },
  {
    name: 'the job that may publish runs nothing but the publishing',
    find: (texts) =>
      namesOf(
        jobsOf(texts).filter(
          ({permissions, steps, uses}) =>
            permissions?.['id-token'] &&
            !uses &&
            steps.some((step) => !step.uses?.startsWith('actions/deploy-pages@')),
        ),
      ),
    breaks: [
      [publish, '      - id: deployment\n', '      - run: npm ci\n      - id: deployment\n'],
      [publish, 'pages: read\n', 'pages: read\n      id-token: write\n'],
    ],
  },
  {
    name: 'every action is pinned by its commit, with its version beside it',
    find: (texts) =>
      workflowsOf(texts).flatMap(({text}) =>
        (text.match(/uses:.*/g) ?? []).filter(
          (line) =>
            !/^uses: (\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(
              line,
            ),
        ),
      ),
    breaks: [
      [check, /@[0-9a-f]{40} # v/, '@v'],
      [check, / # v7\.0\.1/, ''],
      [publish, /# v5\.0\.1/, '# v5'],
      [publish, /deploy-pages@[0-9a-f]{40}/, 'deploy-pages@main'],
    ],
  },
  {
    name: 'one action has one version',
    find: (texts) => {
      const pins = new Set(stepsOf(texts).flatMap(({uses}) => uses ?? []));
      const actions = [...pins].map((pin) => pin.split('@')[0]);
      return actions.filter((action, index) => actions.indexOf(action) !== index);
    },
    breaks: [[publish, /checkout@3d3c/, 'checkout@0000']],
  },
  {
    name: 'no run gets in the way of another; publishing is never broken off, a check is when outdated',
    find: (texts) =>
      namesOf(
        workflowsOf(texts).filter(
          ({name, concurrency}) =>
            !concurrency?.group || concurrency['cancel-in-progress'] !== (name === check),
        ),
      ),
    breaks: [
      [publish, /concurrency:[^]*?\n\n/, '\n'],
      [publish, 'cancel-in-progress: false', 'cancel-in-progress: true'],
      [check, 'cancel-in-progress: true', 'cancel-in-progress: false'],
      [daily, '  group: daily\n', ''],
    ],
  },
  {
    name: 'no credentials stay on disk after the checkout',
    find: (texts) =>
      namesOf(
        using(texts, 'actions/checkout').filter(
          (step) => step.with?.['persist-credentials'] !== false,
        ),
      ),
    breaks: [
      [check, 'persist-credentials: false', 'persist-credentials: true'],
      [publish, 'persist-credentials: false', 'fetch-depth: 1'],
    ],
  },
  {
    name: "a stranger's change never runs with our rights, and no secret is read",
    find: (texts) =>
      namesOf(
        workflowsOf(texts).filter(
          ({on, text}) =>
            ['pull_request_target', 'workflow_run'].some((event) => event in on) ||
            /\bsecrets\b/.test(text),
        ),
      ),
    breaks: [
      [check, '  pull_request:\n', '  pull_request_target:\n'],
      [check, '  pull_request:\n', '  workflow_run:\n'],
      [publish, 'vars.BOOKING_URL', 'secrets.BOOKING_URL'],
      [daily, 'publish.yml\n', 'publish.yml\n    secrets: inherit\n'],
    ],
  },
  {
    name: 'no value from outside is written into a script; scripts read it from the environment',
    find: (texts) => stepsOf(texts).flatMap(({run}) => (run?.includes('${{') ? [run] : [])),
    breaks: [[publish, '"$ADDRESS"', '"${{ needs.build.outputs.address }}"']],
  },
  {
    name: 'no job hangs for hours, and each knows its system',
    find: (texts) =>
      namesOf(
        jobsOf(texts).filter(
          (job) => !job.uses && !(job['timeout-minutes'] <= 30 && /\d$/.test(job['runs-on'])),
        ),
      ),
    breaks: [
      [check, '    timeout-minutes: 30\n', ''],
      [publish, 'ubuntu-24.04', 'ubuntu-latest'],
    ],
  },
  {
    name: 'a pull request is installed, checked, tested, told by page, and kept to look at',
    find: (texts) => {
      const {on, jobs} = yaml.load(texts[check]);
      const [upload] = using({[check]: texts[check]}, 'actions/upload-artifact');
      const wanted = [
        'npm ci',
        'changed-routes.mjs >> "$GITHUB_STEP_SUMMARY"',
        'npm run check:content',
        'npm test',
        'npm run check:deployed -- --dir build',
      ];
      return [
        ...wanted.filter((words) => !runs(jobs.check, words)),
        ...('pull_request' in on ? [] : ['pull_request']),
        ...(upload?.with.name === 'preview' && upload.with.path === 'build' ? [] : ['preview']),
      ];
    },
    breaks: [
      [check, 'npm test', 'npm run lint'],
      [check, 'npm run check:content', 'exit 0'],
      [check, 'name: preview', 'name: site'],
      [check, ' >> "$GITHUB_STEP_SUMMARY"', ''],
      [check, '  pull_request:\n', '  push:\n'],
      [check, 'npm run check:deployed -- --dir build', 'exit 0'],
    ],
  },
  {
    name: 'a pull request is tested under a project path too',
    find: (texts) => {
      const {'project-path': job} = yaml.load(texts[check]).jobs;
      const wanted = ['npm run build', 'check:deployed -- --dir build', 'npm run test:browser'];
      return [
        ...wanted.filter((words) => !runs(job, words)),
        ...(job?.env?.BASE_URL === '/repo/' ? [] : ['BASE_URL']),
      ];
    },
    breaks: [
      [check, 'BASE_URL: /repo/', 'BASE_URL: /'],
      [check, '      - run: npm run test:browser\n', ''],
    ],
  },
  {
    name: 'what is merged is published, and by the button; once a day too, from a file of its own',
    find: (texts) => {
      const {on} = yaml.load(texts[publish]);
      const timer = yaml.load(texts[daily]);
      return [
        ...(on.push?.branches?.join() === 'main' ? [] : ['push to main']),
        ...['workflow_dispatch', 'workflow_call'].filter((event) => !(event in on)),
        // GitHub switches off a workflow with a schedule when nobody commits; never this one.
        ...('schedule' in on ? ['schedule'] : []),
        ...(/^\d+ \d+ \* \* \*$/.test(timer.on.schedule?.[0]?.cron) ? [] : ['daily']),
        ...(timer.jobs.publish?.uses === './.github/workflows/publish.yml'
          ? []
          : ['daily publish']),
      ];
    },
    breaks: [
      [publish, 'branches: [main]', 'branches: [next]'],
      [publish, '  workflow_call:\n', ''],
      [
        publish,
        '  workflow_dispatch:\n',
        "  workflow_dispatch:\n  schedule:\n    - cron: '0 5 * * *'\n",
      ],
      [daily, '15 5 * * *', '15 5 * * 1'],
      [daily, 'publish.yml\n', 'check.yml\n'],
    ],
  },
  {
    name: 'the daily run may do what publishing needs',
    find: (texts) => {
      const granted = yaml.load(texts[daily]).jobs.publish?.permissions ?? {};
      const strength = ['none', 'read', 'write'];
      return Object.values(publishJobs(texts)).flatMap(({permissions}) =>
        Object.entries(permissions)
          .filter(
            ([key, value]) => strength.indexOf(granted[key] ?? 'none') < strength.indexOf(value),
          )
          .map(([key]) => key),
      );
    },
    breaks: [[daily, 'pages: write', 'pages: read']],
  },
  {
    name: "the site's address comes from the Pages settings",
    find: (texts) => {
      const step = publishJobs(texts).build.steps.find(({run}) => run === 'npm run build');
      const wanted = {
        SITE_URL: 'https://${{ steps.pages.outputs.host }}',
        BASE_URL: '${{ steps.pages.outputs.base_path }}/',
      };
      const [settings] = using({[publish]: texts[publish]}, 'actions/configure-pages');
      return [
        ...Object.keys(wanted).filter((key) => step?.env?.[key] !== wanted[key]),
        ...(settings?.id === 'pages' ? [] : ['configure-pages']),
      ];
    },
    breaks: [
      [publish, /SITE_URL: .*/, 'SITE_URL: https://www.example.com'],
      [
        publish,
        'outputs.base_path }}/\n          CONTACT',
        'outputs.base_path }}\n          CONTACT',
      ],
      [publish, 'id: pages', 'id: settings'],
    ],
  },
  {
    name: 'what is published is whole, hidden files included',
    find: (texts) => {
      const uploads = using(texts, 'actions/upload-pages-artifact');
      return uploads.length === 1 &&
        uploads[0].with.path === 'build' &&
        uploads[0].with['include-hidden-files'] === true
        ? []
        : ['upload'];
    },
    breaks: [
      [publish, 'include-hidden-files: true', 'include-hidden-files: false'],
      [publish, 'path: build', 'path: static'],
    ],
  },
  {
    name: 'publishing tells what stands in the way of going live, and visits the site afterwards',
    find: (texts) => {
      const {build, deploy, visit} = publishJobs(texts);
      return [
        ...(runs(build, 'check:live -- --markdown >> "$GITHUB_STEP_SUMMARY"')
          ? []
          : ['check:live']),
        ...(deploy.needs === 'build' ? [] : ['deploy after build']),
        ...(visit?.needs?.includes('deploy') && runs(visit, 'check:deployed -- "$ADDRESS"')
          ? []
          : ['check:deployed']),
      ];
    },
    breaks: [
      [publish, 'check:live -- --markdown >>', 'check:live >'],
      [publish, 'needs: [build, deploy]', 'needs: [build]'],
      [publish, 'check:deployed', 'check:live'],
    ],
  },
  {
    name: 'a serious weakness that is known stops a pull request, and is looked for once a day with the deep matrix',
    find: (texts) => {
      const audit = 'npm audit --omit=dev --audit-level=high';
      const nightly = yaml.load(texts[daily]).jobs.audit;
      return [
        ...(runs(yaml.load(texts[check]).jobs.check, audit) ? [] : ['check']),
        ...(runs(nightly, audit) ? [] : ['daily audit']),
        ...(runs(nightly, 'npm run test:deep') ? [] : ['daily deep matrix']),
        // A step that may fail stops nothing.
        ...stepsOf(texts)
          .filter((step) => step['continue-on-error'])
          .map(({name}) => name),
      ];
    },
    breaks: [
      [check, '--audit-level=high', '--audit-level=none'],
      [daily, '        run: npm audit --omit=dev --audit-level=high', '        run: exit 0'],
      [daily, 'npm run test:deep', 'npm run test:unit'],
      [check, '        run: npm audit', '        continue-on-error: true\n        run: npm audit'],
    ],
  },
  {
    name: "updates wait some days, and Docusaurus's packages come together",
    find: (texts) => {
      const {updates} = yaml.load(texts['dependabot.yml']);
      const npm = updates.find((update) => update['package-ecosystem'] === 'npm');
      return [
        ...['npm', 'github-actions'].filter(
          (kind) => !updates.some((update) => update['package-ecosystem'] === kind),
        ),
        ...updates
          .filter(({cooldown}) => !(cooldown?.['default-days'] >= 5))
          .map((update) => update['package-ecosystem']),
        ...(npm?.groups?.docusaurus?.patterns.includes('@docusaurus/*') ? [] : ['docusaurus']),
      ];
    },
    breaks: [
      ['dependabot.yml', 'default-days: 7', 'default-days: 0'],
      ['dependabot.yml', "'@docusaurus/*'", "'@docusaurus/core'"],
      ['dependabot.yml', 'package-ecosystem: github-actions', 'package-ecosystem: docker'],
    ],
  },
];

describe.each(rules)('$name', ({find, breaks}) => {
  test('holds', () => {
    expect(find(files)).toEqual([]);
  });

  // A title is one line.
  const titled = breaks.map(([file, words, otherWords]) => [
    `${file}: ${JSON.stringify(String(words))}`,
    file,
    words,
    otherWords,
  ]);
  test.each(titled)('notices a break in %s', (_, file, words, otherWords) => {
    const broken = files[file].replace(words, () => otherWords);
    expect(broken).not.toBe(files[file]);
    expect(find({...files, [file]: broken})).not.toEqual([]);
  });
});

test('every script that a workflow runs is one of package.json', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
  const called = stepsOf(files).flatMap(({run}) =>
    [...(run ?? '').matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test('every issue form has what GitHub asks for', () => {
  for (const name of readdirSync('.github/ISSUE_TEMPLATE')) {
    const form = yaml.load(readFileSync(`.github/ISSUE_TEMPLATE/${name}`, 'utf8'));
    expect(form).toMatchObject({name: expect.any(String), description: expect.any(String)});
    for (const {type, id, attributes} of form.body) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes', 'markdown']).toContain(type);
      expect(attributes.label).toEqual(expect.any(String));
      expect(id).toMatch(/^[\w-]+$/);
    }
  }
});
