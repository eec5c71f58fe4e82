import type { Addressee } from '../platform/tenancy.ts';
import type { Line, Person } from './line.ts';

type Name = `${Addressee['kind']}${number}`;

const nameOf = ({ kind, id }: Pick<Addressee, 'kind' | 'id'>): Name => `${kind}${id}`;

/** Who has a socket in this process, by school and person (performance.md §3). */
export class People {
  /** Sockets of all of them. */
  count = 0;
  private readonly schools = new Map<number, Map<Name, Person>>();

  /** The person, when there is a socket of theirs. */
  find(who: Addressee): Person | undefined {
    return this.schools.get(who.companyId)?.get(nameOf(who));
  }

  /** Adds a socket to its person. */
  add(line: Line, { companyId, kind, id }: Addressee): void {
    const name = nameOf({ kind, id });
    const school = this.schools.get(companyId) ?? new Map<Name, Person>();
    const person = school.get(name) ?? { companyId, kind, id, lines: [], handed: 0, handedAt: 0 };
    this.schools.set(companyId, school);
    school.set(name, person);
    person.lines.push(line);
    line.person = person;
    this.count += 1;
  }

  /** Takes a socket away; gives its person back when it was the last one. */
  remove(line: Line): Addressee | null {
    const { person } = line;
    if (!person) return null;
    line.person = null;
    person.lines.splice(person.lines.indexOf(line), 1);
    this.count -= 1;
    if (person.lines.length > 0) return null;
    const { companyId, kind, id } = person;
    const school = this.schools.get(companyId);
    school?.delete(nameOf(person));
    if (school?.size === 0) this.schools.delete(companyId);
    return { companyId, kind, id };
  }

  /** The schools with somebody here. */
  listSchools(): number[] {
    return [...this.schools.keys()];
  }

  /** Who of a school is here. */
  listOf(companyId: number): Person[] {
    return [...(this.schools.get(companyId)?.values() ?? [])];
  }

  /** All who are here. */
  listAll(): Person[] {
    return this.listSchools().flatMap((companyId) => this.listOf(companyId));
  }
}
