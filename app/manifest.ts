import type { MetadataRoute } from 'next';
import { registry } from '@/content';
import { site } from '@/content/site';
import { colours } from '@/lib/colours';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: registry.get('/').meta.description,
    start_url: '/',
    display: 'browser',
    background_color: colours['carbon-950'],
    theme_color: colours['carbon-950'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
