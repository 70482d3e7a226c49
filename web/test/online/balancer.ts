import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/**
 * A load balancer for ports of this machine. It picks the port with the fewest connections, or the next that answers.
 */
export interface Balancer {
  readonly address: string;
  close(): void;
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const counts = new Map(ports.map((port) => [port, 0]));
  const countAt = (port: number) => counts.get(port) ?? 0;
  const server = createServer((visitor) => {
    open.add(visitor);
    visitor.once('close', () => open.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    passOn(
      visitor,
      [...ports].sort((one, other) => countAt(one) - countAt(other)),
    );
  });
  /** Connects to the first node that accepts. No data was read before, so that node receives all of it. */
  function passOn(visitor: Socket, [port = 0, ...others]: readonly number[]): void {
    const node = connect(port, '127.0.0.1');
    counts.set(port, countAt(port) + 1);
    node.once('close', () => counts.set(port, countAt(port) - 1));
    node.once('connect', () => {
      visitor.pipe(node).pipe(visitor);
      visitor.once('close', () => node.destroy());
      node.once('close', () => visitor.destroy());
    });
    node.on('error', () => {
      node.destroy();
      if (node.bytesRead === 0 && node.bytesWritten === 0 && others.length > 0) passOn(visitor, others);
      else visitor.destroy();
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      for (const visitor of open) visitor.destroy();
      server.close();
    },
  };
}
