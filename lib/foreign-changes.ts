/**
 * Keeps React working on a page whose DOM others change too. The browser's translation replaces text nodes by elements
 * of its own, an extension puts an icon beside a field or wraps it. React assumes that the DOM is as it left it: its
 * next `insertBefore` or `removeChild` throws and the whole page disappears, or it changes a text node that is no
 * longer in the page (https://github.com/facebook/react/issues/11538). Neither React nor Next has an option for it.
 *
 * Every change by others is recorded. Before React writes into an element, the nodes that others replaced there are
 * put back; the translation then sees a new text and translates it. Nodes that were only added stay. During hydration
 * React reads the children and texts that the served HTML had, while the page itself stays as it is. Hydration is over
 * when React first writes into the body.
 *
 * React's writes are recognised as calls of the methods below: extensions and the browser have their own copies of
 * these methods. A script that an extension adds to the page calls the same ones; its writes are told from React's by
 * whether the node is React's.
 *
 * Only for the browser: the module takes the DOM's own methods when it is loaded.
 */

/** A change of an element's children. */
type Replacement = { removed: readonly Node[]; added: Node[]; previous: Node | null; next: Node | null };
/** A change of a text; `data` is what it was before. */
type Rewriting = { text: Node; data: string };
type Change = Replacement | Rewriting;

const isRewriting = (change: Change): change is Rewriting => 'text' in change;
const isText = (node: Node) => node.nodeType === 3;
/** React marks each element and text that it creates or hydrates. */
const isMadeByReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

function accessor<Value>(name: string) {
  const { get, set, ...rest } = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
  return {
    descriptor: { get, set, ...rest },
    get: (node: Node): Value => get?.call(node),
    set: (node: Node, value: Value) => set?.call(node, value),
  };
}

/** The DOM's own methods and accessors, which the replacements below call. */
const { insertBefore, appendChild, removeChild } = Node.prototype;
const firstChild = accessor<ChildNode | null>('firstChild');
const nextSibling = accessor<ChildNode | null>('nextSibling');
const nodeValue = accessor<string | null>('nodeValue');
const textContent = accessor<string | null>('textContent');

/** Changes of each element, oldest first, since React last wrote into it. */
const changes = new WeakMap<Node, Change[]>();
/** For each node that others removed from an element: that element. */
const formerParents = new WeakMap<Node, Node>();
/** Nodes that others added. */
const foreign = new WeakSet<Node>();
const parentOf = (node: Node) => formerParents.get(node) ?? node.parentNode;
let hydrating = true;

function addChange(parent: Node, change: Change): void {
  const list = changes.get(parent);
  if (list) list.push(change);
  else changes.set(parent, [change]);
}

function record({
  type,
  target,
  oldValue,
  removedNodes,
  addedNodes,
  previousSibling: previous,
  nextSibling: next,
}: MutationRecord): void {
  if (type === 'characterData') {
    const parent = parentOf(target);
    if (parent) addChange(parent, { text: target, data: oldValue ?? '' });
    return;
  }
  const removed = [...removedNodes];
  const added = [...addedNodes];
  for (const node of removed) if (!foreign.has(node)) formerParents.set(node, target);
  for (const node of added) if (formerParents.get(node) !== target) foreign.add(node);
  // A replacement may come in two steps: a node is added beside the old one, which is then removed, or in reverse.
  for (const earlier of changes.get(target) ?? []) {
    if (isRewriting(earlier)) continue;
    const hasRemovedNeighbour = [earlier.previous, earlier.next].some(
      (node) => node && removed.includes(node),
    );
    if (earlier.removed.length === 0 && hasRemovedNeighbour)
      added.push(...earlier.added.filter((node) => node === previous || node === next));
    if (earlier.added.length === 0 && removed.length === 0)
      if (earlier.previous === previous && earlier.next === next) earlier.added.push(...added);
  }
  addChange(target, { removed, added, previous, next });
}

const observer = new MutationObserver((records) => records.forEach(record));
const takePendingRecords = () => observer.takeRecords().forEach(record);

/** The node before which the removed nodes of a change were. */
function anchorOf(parent: Node, { added, previous, next }: Replacement): Node | null {
  const isChild = (node: Node | null) => node?.parentNode === parent;
  const replacement = added.find(isChild);
  if (replacement) return replacement;
  if (isChild(next)) return next;
  return previous && isChild(previous) ? nextSibling.get(previous) : null;
}

/** Restores what others replaced in an element. An element that they only wrapped stays wrapped. */
function restore(parent: Node): void {
  const list = changes.get(parent);
  if (!list) return;
  changes.delete(parent);
  const outside = (node: Node) => node.parentNode !== parent;
  const restoresText = list.some(
    (change) => !isRewriting(change) && change.removed.some((node) => isText(node) && outside(node)),
  );
  /** Nodes of others that others replaced in turn: they are put back only to find the places of React's nodes. */
  const placeholders: Node[] = [];
  for (const change of list.reverse()) {
    if (isRewriting(change)) {
      nodeValue.set(change.text, change.data);
      continue;
    }
    const removedNodes = change.removed
      .filter((node) => (restoresText ? outside(node) : !parent.contains(node)))
      .filter((node) => !foreign.has(node) || change.added.length > 0);
    if (removedNodes.length === 0) continue;
    const anchor = anchorOf(parent, change);
    for (const node of removedNodes) {
      insertBefore.call(parent, node, anchor);
      if (foreign.has(node)) placeholders.push(node);
    }
    for (const node of change.added) if (!outside(node)) removeChild.call(parent, node);
  }
  for (const node of placeholders) if (!outside(node)) removeChild.call(parent, node);
}

/** Runs a write of React into elements: restores them before, and leaves the write itself unrecorded. */
function write<Result>(elements: readonly (Node | null | undefined)[], step: () => Result): Result {
  takePendingRecords();
  for (const element of elements) if (element) restore(element);
  try {
    return step();
  } finally {
    observer.takeRecords();
    if (hydrating && elements.some((element) => element && document.body.contains(element))) endHydration();
  }
}

/** The child of an element that is, or contains, a node. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Whether others have put something next to a text of React that is being removed: then the removal is theirs, the
 * second step of a replacement.
 */
function isReplaced(parent: Node, node: Node): boolean {
  takePendingRecords();
  return (changes.get(parent) ?? []).some(
    (change) =>
      !isRewriting(change) &&
      change.removed.length === 0 &&
      (change.previous === node || change.next === node) &&
      change.added.some((added) => added.parentNode === parent && textContent.get(added)),
  );
}

/**
 * Whether React is emptying the page: if the HTML is not what React expects, it removes all nodes, also those it does
 * not own, before it renders the page again. These removals are not recorded.
 */
const isCleared = (parent: Node, node: Node) =>
  parent === document.body && !isMadeByReact(node) && !foreign.has(node);

/** Replaces the methods that React writes with. */
function replaceMethods(): void {
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    if (!isMadeByReact(node)) return insertBefore.call(this, node, reference) as T;
    return write(
      [this, formerParents.get(node)],
      () => insertBefore.call(this, node, childWith(this, reference)) as T,
    );
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (!isMadeByReact(node)) return appendChild.call(this, node) as T;
    return write([this, formerParents.get(node)], () => appendChild.call(this, node) as T);
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (isCleared(this, node)) {
      takePendingRecords();
      removeChild.call(this, node);
      observer.takeRecords();
      return node;
    }
    if (!isMadeByReact(node) || (isText(node) && isReplaced(this, node)))
      return removeChild.call(this, node) as T;
    return write([this], () => {
      const child = childWith(this, node);
      if (child) removeChild.call(this, child);
      else node.parentNode?.removeChild(node);
      return node;
    });
  };
}

/** Children of an element as they were before others changed them. */
function originalChildren(parent: Node): Node[] {
  let children: Node[] = [...parent.childNodes];
  for (const change of [...(changes.get(parent) ?? [])].reverse()) {
    if (isRewriting(change)) continue;
    const { removed, added, previous, next } = change;
    children = children.filter((node) => !added.includes(node) && !removed.includes(node));
    let index = next ? children.indexOf(next) : children.length;
    if (index < 0) index = (previous ? children.indexOf(previous) : -1) + 1 || children.length;
    children.splice(index, 0, ...removed);
  }
  return children;
}

/** A text as it was before others changed it. */
function originalText(node: Node): string | null {
  const list = changes.get(parentOf(node) ?? node) ?? [];
  return list.filter(isRewriting).find(({ text }) => text === node)?.data ?? nodeValue.get(node);
}

const textOf = (node: Node): string | null => {
  if (isText(node)) return originalText(node);
  if (node.nodeType !== 1 || !changes.has(node)) return textContent.get(node);
  return originalChildren(node)
    .filter((child) => child.nodeType !== 8)
    .map(textOf)
    .join('');
};

/** From now on React reads the DOM as it is. */
function endHydration(): void {
  hydrating = false;
  Object.defineProperties(Node.prototype, {
    firstChild: firstChild.descriptor,
    nextSibling: nextSibling.descriptor,
  });
  // Only the getters are the DOM's own again: the setters still restore a text before React writes it.
  for (const [name, { descriptor }] of Object.entries({ nodeValue, textContent })) {
    const { set } = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
    Object.defineProperty(Node.prototype, name, { ...descriptor, set });
  }
}

/** Replaces the accessors that React reads with during hydration, and writes texts with. */
function replaceAccessors(): void {
  Object.defineProperties(Node.prototype, {
    firstChild: {
      ...firstChild.descriptor,
      get(this: Node) {
        takePendingRecords();
        return changes.has(this) ? (originalChildren(this)[0] ?? null) : firstChild.get(this);
      },
    },
    nextSibling: {
      ...nextSibling.descriptor,
      get(this: Node) {
        takePendingRecords();
        const parent = parentOf(this);
        if (!parent || !changes.has(parent)) return nextSibling.get(this);
        const children = originalChildren(parent);
        return children[children.indexOf(this) + 1] ?? null;
      },
    },
    nodeValue: {
      ...nodeValue.descriptor,
      get(this: Node) {
        takePendingRecords();
        return originalText(this);
      },
      set(this: Node, text: string | null) {
        write([parentOf(this)], () => nodeValue.set(this, text));
      },
    },
    textContent: {
      ...textContent.descriptor,
      get(this: Node) {
        takePendingRecords();
        return textOf(this);
      },
      set(this: Node, text: string | null) {
        // React sets the text of an element only if it contains no other node of React.
        if ([...this.childNodes].some(isMadeByReact)) return textContent.set(this, text);
        takePendingRecords();
        changes.delete(this);
        write([this, formerParents.get(this)], () => textContent.set(this, text));
      },
    },
  });
}

/** Call before hydration. */
export function tolerateForeignChanges(): void {
  replaceMethods();
  replaceAccessors();
  const [records, recording] = globalThis.foreignChanges ?? [[], undefined];
  [...records, ...(recording?.takeRecords() ?? [])].forEach(record);
  recording?.disconnect();
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
}
