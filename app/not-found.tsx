import { Frame } from '@/app/_frame/frame';
import { notFound } from '@/content/not-found';

export const metadata = { title: notFound.meta.title };

export default function NotFound() {
  return (
    <Frame page={{ path: '/404', stock: 'carbon' }}>
      <div className="wrap py-16">
        <h1>{notFound.title}</h1>
      </div>
    </Frame>
  );
}
