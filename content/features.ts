import { entriesSchema, hubSchema } from '../lib/schema/features';
import { parseContent } from '../lib/schema/parse';

export const hub = parseContent('content/features.ts', hubSchema, {
  title: 'Features',
  lead: 'Ten features keep documents in order. 15+ tools turn them into what you need next.',
  meta: {
    title: 'Document features and 15+ PDF tools',
    description:
      'Ten features keep documents in order. 15+ tools turn them into what you need next. With versions, roles and an audit log on every document, from ₹390 a mo',
    updated: '2025-11-20',
  },
});

export const entries = parseContent('content/features.ts', entriesSchema, [
  {
    n: 1,
    slug: 'file-upload-and-storage',
    name: 'File Upload & Storage',
    promise: 'Drop files in; they arrive encrypted, named and findable.',
    picture: 'storage',
    meta: {
      title: 'File Upload & Storage',
      description:
        'Drop files in; they arrive encrypted, named and findable. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try',
      updated: '2025-11-20',
    },
  },
  {
    n: 2,
    slug: 'smart-tagging',
    name: 'Smart Tagging',
    promise: 'AI reads the page and files it for you.',
    picture: 'tagging',
    meta: {
      title: 'Smart Tagging',
      description:
        'AI reads the page and files it for you. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 3,
    slug: 'document-version-control',
    name: 'Document Version Control',
    promise: 'Never ask which one is final.',
    picture: 'versions',
    meta: {
      title: 'Document Version Control',
      description:
        'Never ask which one is final. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 4,
    slug: 'expiry-date-tracking',
    name: 'Expiry Date Tracking',
    promise: 'Know before it lapses.',
    picture: 'expiry',
    meta: {
      title: 'Expiry Date Tracking',
      description:
        'Know before it lapses. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 5,
    slug: 'role-based-sharing',
    name: 'Role-Based Sharing',
    promise: 'Everyone sees exactly what their role needs.',
    picture: 'sharing',
    meta: {
      title: 'Role-Based Sharing',
      description:
        'Everyone sees exactly what their role needs. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 6,
    slug: 'digital-signature-support',
    name: 'Digital Signature Support',
    promise: 'From draft to signed without a printer.',
    picture: 'signature',
    meta: {
      title: 'Digital Signature Support',
      description:
        'From draft to signed without a printer. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 7,
    slug: 'ai-integrated-tools',
    name: 'AI-Integrated Tools',
    promise: 'Ask, summarise, rewrite, with the source highlighted.',
    picture: 'f-aitools',
    meta: {
      title: 'AI-Integrated Tools',
      description:
        'Ask, summarise, rewrite, with the source highlighted. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try firs',
      updated: '2025-11-20',
    },
  },
  {
    n: 8,
    slug: 'plagiarism-checker',
    name: 'Plagiarism Checker',
    promise: 'See what matches, and where.',
    picture: 'f-venn',
    meta: {
      title: 'Plagiarism Checker',
      description:
        'See what matches, and where. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 9,
    slug: 'image-and-visual-tools',
    name: 'Image & Visual Tools',
    promise: 'Fix the picture without leaving the document.',
    picture: 'f-image',
    meta: {
      title: 'Image & Visual Tools',
      description:
        'Fix the picture without leaving the document. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 10,
    slug: 'document-builder',
    name: 'Document Builder',
    promise: 'Build the document from blocks.',
    picture: 'f-builder',
    meta: {
      title: 'Document Builder',
      description:
        'Build the document from blocks. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
]);
