"""A table of DuckDB through Doorplate and back: no row passes through memory as a whole.

    pip install duckdb
    python geocode_table.py --data out/sample --database shop.duckdb --table customers --column address

makes the table `customers_geocoded`: every column of `customers`, and what was found.
"""

import argparse
import json
import pathlib
import sys
import tempfile

import duckdb

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "python"))
from doorplate import geocode  # noqa: E402

ROWS_AT_ONCE = 10_000


def rows_of(connection, table):
    """The rows of a table as dicts, some at a time."""
    cursor = connection.cursor().execute(f'SELECT * FROM "{table}"')
    names = [column[0] for column in cursor.description]
    while rows := cursor.fetchmany(ROWS_AT_ONCE):
        for row in rows:
            yield dict(zip(names, row))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", required=True, help="directory of the dataset")
    parser.add_argument("--database", required=True, help="file of DuckDB")
    parser.add_argument("--table", required=True)
    parser.add_argument("--column", required=True, help="holds the address as one line")
    given = parser.parse_args()
    if any('"' in name for name in (given.table, given.column)):
        parser.error("names may hold no quotation marks")
    connection = duckdb.connect(given.database)
    with tempfile.TemporaryDirectory() as folder:
        answers = pathlib.Path(folder) / "answers.ndjson"
        with answers.open("w", encoding="utf-8") as file:
            for row in geocode(rows_of(connection, given.table), given.data, "search", ("--map", f"text={given.column}")):
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
        connection.execute(
            f'CREATE OR REPLACE TABLE "{given.table}_geocoded" AS SELECT * FROM read_json(?, format = \'newline_delimited\')',
            [str(answers)],
        )
    (count,) = connection.execute(f'SELECT count(*) FROM "{given.table}_geocoded"').fetchone()
    print(f"{count} rows in {given.table}_geocoded")


if __name__ == "__main__":
    main()
