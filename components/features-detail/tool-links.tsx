import type { Link } from '@/lib/schema/common';

/** The single tools behind a feature. */
export function ToolLinks({ title, tools }: { title: string; tools: Link[] }) {
  return (
    <div className="mt-7">
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-5">
        {tools.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-9 items-center font-medium">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
