import { Breadcrumb } from '@/components/ui/breadcrumb';
import { registry } from '@/content';
import { Frame } from './frame';

/** Stand-in while a page's own template is built. */
export function StubPage({ path, title, lead }: { path: string; title: string; lead: string }) {
  const page = registry.get(path);
  return (
    <Frame page={page}>
      <div className="bg-area-tint">
        <Breadcrumb trail={registry.trail(page)} />
        <div className="wrap py-16">
          <h1>{title}</h1>
          <p className="lead mt-5">{lead}</p>
        </div>
      </div>
    </Frame>
  );
}
