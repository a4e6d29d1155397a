import type { Link } from '@/lib/schema/common';

/** Links to the single tools of a feature. */
export function ToolLinks({ title, tools, className }: { title: string; tools: Link[]; className: string }) {
  return (
    <div className={className}>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-5">
        {tools.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="group inline-flex min-h-9 items-center font-medium no-underline">
              <span className="border-b-[1.5px] border-current/40 group-hover:border-current">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
