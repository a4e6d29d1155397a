import { featuresHubSchema } from '../lib/schema/features-hub';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { entries } from './features';
import { published } from './published';
import { site } from './site';

const count = published(entries).length;

/** The features page around its two catalogues: tools come from `tools.ts`, features from `features.ts`. */
export const featuresHub = parseContent('content/features-hub.ts', featuresHubSchema, {
  title: 'Features',
  lead: `${count}\u00a0features keep documents in order. 15+\u00a0tools turn them into what you need next.`,
  meta: {
    title: 'Document features and 15+ PDF tools',
    description: `${count} document features, from tagging to signatures, and 15+ tools that convert, merge, compare, check and summarise PDF, Word and Excel files.`,
    updated: '2026-11-21',
  },

  hero: {
    button: site.getStarted,
    more: { label: 'All document tools, explained', href: '/toolsdetails' },
    jumps: [
      { title: '15+\u00a0tools', text: 'PDF to voice', anchor: 'tools' },
      { title: `${count}\u00a0features`, text: 'Upload to sign', anchor: 'explore' },
      { title: 'Storage', text: 'Encrypted, restorable', anchor: 'storage' },
    ],
    carousel: 'What the tools and features do',
    slides: [
      {
        title: 'Convert',
        text: 'A worksheet becomes a PDF, then a slide.',
        picture: 's-convert',
        stock: 'sky',
      },
      {
        title: 'Understand',
        text: 'A contract comes back with tags and a summary.',
        picture: 's-understand',
        stock: 'canary',
      },
      {
        title: 'Control',
        text: 'Versions, expiry dates and signatures on record.',
        picture: 's-control',
        stock: 'rose',
      },
    ],
  },

  tools: {
    title: 'Unlock All Tools',
    lead: 'Small jobs people do to documents every day. Pick one to see what goes in and what comes out.',
    legend: 'What the colours mean',
    first: 8,
    more: 'View More',
    less: 'View Less',
    overview: { label: 'How each tool works', href: '/toolsdetails' },
  },

  features: {
    title: 'Explore Our Features',
    cards: [
      {
        slug: 'file-upload-and-storage',
        stock: 'canary',
        points: [
          'Drag and drop, or in batches',
          `${fact.encryption} encryption at rest`,
          'Full-text search in every folder',
        ],
      },
      { slug: 'smart-tagging', stock: 'sky' },
      { slug: 'document-version-control', stock: 'mint' },
      { slug: 'expiry-date-tracking', stock: 'gold' },
      { slug: 'role-based-sharing', stock: 'rose' },
      { slug: 'digital-signature-support', stock: 'sky' },
      {
        slug: 'ai-integrated-tools',
        stock: 'canary',
        dark: true,
        points: ['Summaries and rewrites', 'Speech to text, text to speech', 'Screening before you sign'],
      },
      { slug: 'plagiarism-checker', stock: 'rose' },
      { slug: 'image-and-visual-tools', stock: 'canary' },
      { slug: 'document-builder', stock: 'mint' },
    ],
  },

  storage: {
    title: 'Secure storage, plainly put',
    lead: 'Three facts about every file you upload: it is locked, it is off your desk, and it can come back.',
    carousel: 'How files are stored',
    slides: [
      {
        fact: fact.encryption,
        title: 'Encrypted at rest',
        text: 'Each file is locked as it is stored, and opened only for people with a role on it.',
        picture: 'st-safe',
      },
      {
        fact: fact.storage,
        title: 'Kept off your desk',
        text: 'Not on one computer in one office. The file is there when the laptop is not.',
        picture: 'st-cloud',
      },
      {
        fact: fact.restore,
        title: 'Restored when you need it',
        text: `Deleted by mistake? Bring it back within ${fact.restore}, and longer on Enterprise.`,
        picture: 'st-restore',
      },
    ],
  },
});
