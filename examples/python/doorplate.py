"""Rows through `doorplate bulk --pipe`, which stays alive: the dataset is opened once.

    from doorplate import geocode
    for row in geocode([{"address": "881 Main Street, Manchester"}], data="out/sample"):
        print(row["match_label"], row["match_confidence"])

Needs Node and an installed `doorplate` (`npm install doorplate`); nothing of Python but its standard library.
Run as a program it enriches a CSV file:

    python doorplate.py --data out/sample --mode search --map text=address < in.csv > out.csv
"""

import argparse
import csv
import json
import subprocess
import sys
import threading

DOORPLATE = ("npx", "--no-install", "doorplate")


def geocode(rows, data, mode="search", options=(), command=DOORPLATE):
    """Yields each row as a dict with what was found, in order; `match_error` says why a row could not be asked.

    rows:    any iterable of dicts, `frame.to_dict("records")` of pandas too; it is read as answers are taken, so it may
             be endless.
    mode:    search, forward, postcode or reverse.
    options: further flags of `doorplate bulk`, such as ("--map", "text=address", "--columns", "all").
    """
    child = subprocess.Popen(
        [*command, "bulk", "--pipe", "--data", str(data), "--mode", mode, *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    failed = []

    def write():
        # In a separate thread, because the filter answers while rows still come. Without a reader it would wait for
        # ever.
        try:
            for row in rows:
                # The missing value of pandas (NaN) does not exist in JSON.
                known = {name: None if value != value else value for name, value in row.items()}
                child.stdin.write(json.dumps(known, ensure_ascii=False, default=str) + "\n")
        except BrokenPipeError:
            pass  # The filter ended; its exit status says why.
        except Exception as error:  # The iterable's own.
            failed.append(error)
        finally:
            try:
                child.stdin.close()
            except BrokenPipeError:
                pass

    complaints = []
    # Reads all the time, so that the filter never waits for a reader.
    listener = threading.Thread(target=lambda: complaints.extend(child.stderr), daemon=True)
    writer = threading.Thread(target=write, daemon=True)
    listener.start()
    writer.start()
    try:
        for line in child.stdout:
            yield json.loads(line)
        writer.join()
        if failed:
            raise failed[0]
        if child.wait() != 0:
            listener.join()
            raise RuntimeError(f"doorplate ended with status {child.returncode}: {''.join(complaints).strip()}")
    finally:
        # Also if the caller takes no more rows.
        child.kill()
        child.wait()


def main():
    parser = argparse.ArgumentParser(description="Enriches a CSV file by doorplate bulk --pipe.")
    parser.add_argument("--data", required=True, help="directory of the dataset")
    parser.add_argument("--mode", default="search")
    parser.add_argument("--map", help="field=column,…")
    given = parser.parse_args()
    options = () if given.map is None else ("--map", given.map)
    writer = None
    for row in geocode(csv.DictReader(sys.stdin), given.data, given.mode, options):
        if writer is None:
            writer = csv.DictWriter(sys.stdout, fieldnames=list(row), extrasaction="ignore")
            writer.writeheader()
        writer.writerow(row)


if __name__ == "__main__":
    main()
