import type { Addressee } from '../platform/data/tenancy.ts';
import type { Connection, Person } from './connection.ts';

/** Who of a school has a socket; students and lecturers are numbered apart. */
type School = Readonly<Record<Addressee['kind'], Map<number, Person>>>;

/** Who has a socket in this process, by school and person (performance.md §3). */
export class Presence {
  /** Sockets of all of them. */
  count = 0;
  private readonly schools = new Map<number, School>();

  /** The person, when there is a socket of theirs. */
  find({ companyId, kind, id }: Addressee): Person | undefined {
    return this.schools.get(companyId)?.[kind].get(id);
  }

  /** Adds a socket to its person. */
  add(connection: Connection, { companyId, kind, id }: Addressee): void {
    const school = this.schools.get(companyId) ?? { student: new Map(), lecturer: new Map() };
    this.schools.set(companyId, school);
    const known = school[kind].get(id);
    if (known) known.connections = [...known.connections, connection];
    const person = known ?? { companyId, kind, id, connections: [connection], dispatched: 0, dispatchedAt: 0 };
    if (!known) school[kind].set(id, person);
    connection.person = person;
    this.count += 1;
  }

  /** Removes a socket; returns its person if it was the last one. */
  remove(connection: Connection): Addressee | null {
    const { person } = connection;
    if (!person) return null;
    connection.person = null;
    person.connections = person.connections.filter((other) => other !== connection);
    this.count -= 1;
    if (person.connections.length > 0) return null;
    const { companyId, kind, id } = person;
    const school = this.schools.get(companyId);
    school?.[kind].delete(id);
    if (school && school.student.size + school.lecturer.size === 0) this.schools.delete(companyId);
    return { companyId, kind, id };
  }

  /** The schools with connected persons. */
  listSchools(): number[] {
    return [...this.schools.keys()];
  }

  /** Who of a school is here. */
  listOf(companyId: number): Person[] {
    const school = this.schools.get(companyId);
    return school ? [...school.student.values(), ...school.lecturer.values()] : [];
  }

  /** All who are here. */
  listAll(): Person[] {
    return this.listSchools().flatMap((companyId) => this.listOf(companyId));
  }

  /** The logins by which the sockets of a school were opened. */
  listSessions(companyId: number): Record<Addressee['kind'], number[]> {
    const sessions: Record<Addressee['kind'], number[]> = { student: [], lecturer: [] };
    const school = this.schools.get(companyId);
    for (const kind of ['student', 'lecturer'] as const) {
      for (const { connections } of school?.[kind].values() ?? []) {
        for (const { sessionId } of connections) sessions[kind].push(sessionId);
      }
    }
    return sessions;
  }
}
